import { isFinalStatus } from './finalStatus';

test.each([
  [200, false],
  [304, false],
  [399, false],
  [400, true],
  [404, true],
  [408, false],
  [422, true],
  [429, false],
  [499, true],
  [500, false],
  [503, false],
])('%i is final: %s', (status, isFinal) => {
  expect(isFinalStatus(status)).toBe(isFinal);
});
