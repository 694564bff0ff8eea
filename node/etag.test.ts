import { isMatch, strongEtag } from './etag';

test('another content or another coding has another ETag, the same one the same', () => {
  const etag = strongEtag('a page');
  expect(etag()).toMatch(/^"[\w-]{22}"$/);
  expect(etag('identity')).toBe(etag());
  expect(strongEtag('a ', 'page')()).toBe(etag());
  expect(strongEtag('another page')()).not.toBe(etag());
  expect(new Set([etag(), etag('br'), etag('gzip')]).size).toBe(3);
});

test.each([
  [undefined, false],
  ['', false],
  ['"1"', true],
  ['W/"1"', true],
  ['"0", W/"1"', true],
  ['*', true],
  ['"2"', false],
  ['1', false],
])('If-None-Match: %s', (sent, isSame) => {
  expect(isMatch(sent, '"1"')).toBe(isSame);
  expect(isMatch(sent, 'W/"1"')).toBe(isSame);
});
