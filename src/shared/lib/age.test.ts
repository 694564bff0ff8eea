import { ageText } from './age';

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
  expect(ageText(ms)).toBe(text);
});
