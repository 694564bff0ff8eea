const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago something was, in words: `12 minutes ago`.
 * @param ms of age; what is younger than a minute, or of the future, is `less than a minute ago`
 */
export function ageText(ms: number): string {
  if (ms >= DAY) return ago(Math.floor(ms / DAY), 'day');
  if (ms >= HOUR) return ago(Math.floor(ms / HOUR), 'hour');
  if (ms >= MINUTE) return ago(Math.floor(ms / MINUTE), 'minute');
  return 'less than a minute ago';
}

function ago(count: number, unit: string): string {
  return `${String(count)} ${unit}${count === 1 ? '' : 's'} ago`;
}
