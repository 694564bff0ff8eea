/** @jest-environment node */
import { ageText } from './age';
import { noticesMessages } from './noticesMessages';

test.each([
  [-5_000, 'less than a minute ago'],
  [0, 'less than a minute ago'],
  [59_999, 'less than a minute ago'],
  [60_000, '1 minute ago'],
  [12.5 * 60_000, '12 minutes ago'],
  [3_600_000, '1 hour ago'],
  [23.9 * 3_600_000, '23 hours ago'],
  [24 * 3_600_000, '1 day ago'],
  [29 * 24 * 3_600_000, '29 days ago'],
])('%i ms is %s', (ms, text) => {
  expect(ageText(ms, noticesMessages.in('en'))).toBe(text);
});

test.each([
  ['nl', ['minder dan een minuut geleden', '1 minuut geleden', '2 minuten geleden']],
  ['es', ['hace menos de un minuto', 'hace 1 minuto', 'hace 2 minutos']],
  ['pap', ['menos cu un minuut pasa', '1 minuut pasa', '2 minuut pasa']],
] as const)('%s counts minutes in its own words', async (language, texts) => {
  await noticesMessages.load(language);
  const m = noticesMessages.in(language);
  expect([0, 1, 2].map((minutes) => ageText(minutes * 60_000, m))).toEqual(texts);
});
