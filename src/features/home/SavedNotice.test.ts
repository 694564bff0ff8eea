import { savedText } from './SavedNotice';

const MINUTE = 60_000;

test.each([
  [-MINUTE, 'Saved just now'],
  [59_999, 'Saved just now'],
  [MINUTE, 'Saved 1 minute ago'],
  [12 * MINUTE + 30_000, 'Saved 12 minutes ago'],
  [59 * MINUTE, 'Saved 59 minutes ago'],
  [60 * MINUTE, 'Saved 1 hour ago'],
  [23 * 60 * MINUTE, 'Saved 23 hours ago'],
  [24 * 60 * MINUTE, 'Saved 1 day ago'],
  [30 * 24 * 60 * MINUTE, 'Saved 30 days ago'],
])('a copy of %d ms reads "%s"', (age, text) => {
  expect(savedText(age)).toBe(text);
});
