import type { noticesMessages } from './noticesMessages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type NoticesMessages = ReturnType<typeof noticesMessages.in>;

/**
 * An age in words: `12 minutes ago`.
 * @param ageMs below a minute, negative included, it is `less than a minute ago`
 */
export function ageText(ageMs: number, m: NoticesMessages): string {
  if (ageMs >= DAY_MS) return m.daysAgo({ count: Math.floor(ageMs / DAY_MS) });
  if (ageMs >= HOUR_MS) return m.hoursAgo({ count: Math.floor(ageMs / HOUR_MS) });
  if (ageMs >= MINUTE_MS) return m.minutesAgo({ count: Math.floor(ageMs / MINUTE_MS) });
  return m.lessThanAMinuteAgo;
}
