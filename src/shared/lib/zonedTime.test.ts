/** @jest-environment node */
import fc from 'fast-check';
import { zonedMs } from './zonedTime';

test.each([
  // No daylight saving.
  ['2026-11-28T20:00', 'America/Aruba', '2026-11-29T00:00Z'],
  ['2026-06-15T12:00:30.250', 'UTC', '2026-06-15T12:00:30.250Z'],
  ['2026-06-15T12:00', 'Asia/Kolkata', '2026-06-15T06:30Z'],
  ['2026-01-15T12:00', 'Europe/Amsterdam', '2026-01-15T11:00Z'],
  ['2026-07-15T12:00', 'Europe/Amsterdam', '2026-07-15T10:00Z'],
  // Clocks go from 2 to 3 on 29 March 2026.
  ['2026-03-29T00:00', 'Europe/Amsterdam', '2026-03-28T23:00Z'],
  ['2026-03-29T01:59:59', 'Europe/Amsterdam', '2026-03-29T00:59:59Z'],
  ['2026-03-29T02:30', 'Europe/Amsterdam', '2026-03-29T01:30Z'],
  ['2026-03-29T03:00', 'Europe/Amsterdam', '2026-03-29T01:00Z'],
  ['2026-03-30T00:00', 'Europe/Amsterdam', '2026-03-29T22:00Z'],
  // And from 3 to 2 on 25 October.
  ['2026-10-25T00:00', 'Europe/Amsterdam', '2026-10-24T22:00Z'],
  ['2026-10-25T01:59:59', 'Europe/Amsterdam', '2026-10-24T23:59:59Z'],
  ['2026-10-25T02:30', 'Europe/Amsterdam', '2026-10-25T00:30Z'],
  ['2026-10-25T03:00', 'Europe/Amsterdam', '2026-10-25T02:00Z'],
  ['2026-10-26T00:00', 'Europe/Amsterdam', '2026-10-25T23:00Z'],
  // A day that begins at 1, since midnight is skipped.
  ['2026-09-06T00:00', 'America/Santiago', '2026-09-06T04:00Z'],
  // A day that was skipped as a whole.
  ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00Z'],
  ['0001-01-01T00:00', 'UTC', '0001-01-01T00:00Z'],
  ['2026-01-01T00:00', 'Unknown/Zone', '2026-01-01T00:00Z'],
])('when clocks show %s in %s, it is %s', (wall, timeZone, moment) => {
  expect(new Date(zonedMs(Date.parse(`${wall}Z`), timeZone)).toISOString()).toBe(
    new Date(moment).toISOString(),
  );
});

test('the clocks of a zone show, at the moment that is found, the time that was asked', () => {
  const zones = fc.constantFrom('Europe/Amsterdam', 'America/Aruba', 'Asia/Kathmandu');
  const wall = fc.date({ min: new Date('1971-01-01'), max: new Date('2036-01-01') });
  fc.assert(
    fc.property(
      wall.filter((date) => !Number.isNaN(date.getTime())),
      zones,
      (date, timeZone) => {
        const moment = new Date(zonedMs(date.getTime(), timeZone));
        const shown = moment.toLocaleString('sv', { timeZone });
        const isSkipped = new Date(moment.getTime() - 3_600_000).toLocaleString('sv', { timeZone });
        const wanted = date.toISOString().slice(0, 19).replace('T', ' ');
        // A skipped hour shows an hour later.
        if (shown !== wanted) expect(isSkipped.slice(0, 13)).not.toBe(wanted.slice(0, 13));
        if (timeZone !== 'Europe/Amsterdam') expect(shown).toBe(wanted);
      },
    ),
  );
});
