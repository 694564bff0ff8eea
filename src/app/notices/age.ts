import type { noticesMessages } from './noticesMessages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type NoticesMessages = ReturnType<typeof noticesMessages.in>;

/**
 * How long ago something was, in words: `12 minutes ago`.
 * @param ms of age; what is younger than a minute, or of the future, is `less than a minute ago`
 */
export function ageText(ms: number, m: NoticesMessages): string {
  if (ms >= DAY) return m.daysAgo({ count: Math.floor(ms / DAY) });
  if (ms >= HOUR) return m.hoursAgo({ count: Math.floor(ms / HOUR) });
  if (ms >= MINUTE) return m.minutesAgo({ count: Math.floor(ms / MINUTE) });
  return m.lessThanAMinuteAgo;
}
