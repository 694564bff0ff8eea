/** The seed is the same on every machine and day: its times count from here. */
const START = Date.parse('2026-01-05T12:00:00.000Z');
const HOUR_MS = 3_600_000;

/** A fixed moment so many hours after the seed's start. */
export const seedMoment = (hours: number) => new Date(START + hours * HOUR_MS);
