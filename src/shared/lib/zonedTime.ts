/** No zone changes its clocks twice within two days: the offset of the day before or after holds. */
const DAY_MS = 86_400_000;

/**
 * The moment, in ms since the epoch, at which the clocks of a time zone show a time. As in `Temporal`
 * ('compatible'), a repeated local time means its first occurrence, and a skipped one counts on from before
 * the change.
 * @param wallMs what the clocks show, as if it were UTC, in ms since the epoch
 * @param timeZone IANA name; UTC where the browser does not know it
 */
export function zonedMs(wallMs: number, timeZone: string): number {
  const format = formatOf(timeZone);
  if (!format) return wallMs;
  const before = offsetMs(wallMs - DAY_MS, format);
  const after = offsetMs(wallMs + DAY_MS, format);
  const holds = (offset: number) => offsetMs(wallMs - offset, format) === offset;
  return wallMs - (!holds(before) && holds(after) ? after : before);
}

/** How far the clocks are ahead of UTC at a moment. */
function offsetMs(ms: number, format: Intl.DateTimeFormat): number {
  const parts = Object.fromEntries(
    format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wall = new Date(0);
  wall.setUTCFullYear(year, month - 1, day);
  wall.setUTCHours(hour, minute, second);
  return wall.getTime() - Math.floor(ms / 1_000) * 1_000;
}

/** A format takes longer to make than to use; null for an unknown zone. */
const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = newFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

function newFormat(timeZone: string): Intl.DateTimeFormat | null {
  const numeric = 'numeric';
  try {
    return new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
  } catch {
    return null;
  }
}
