import fc from 'fast-check';
import { isExternal, safeUrl } from './safeUrl';

test.each([
  ['https://cars.example/x?y=1#z', 'https://cars.example/x?y=1#z'],
  ['http://cars.example', 'http://cars.example/'],
  ['  https://cars.example/  ', 'https://cars.example/'],
  ['/bikes/listings?type=sale', '/bikes/listings?type=sale'],
  ['/', '/'],
])('%p is followed', (link, safe) => {
  expect(safeUrl(link)).toBe(safe);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'mailto:a@b.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'evil.example',
  'bikes/listings',
  '#top',
  '',
  '   ',
  null,
  undefined,
  42,
  { href: 'https://a.example' },
])('%p is no link', (link) => {
  expect(safeUrl(link)).toBeNull();
});

test('only links that leave the site are external', () => {
  expect(isExternal('/about')).toBe(false);
  expect(isExternal('https://a.example/')).toBe(true);
});

// spec §3.18
test('whatever comes, a link is http, https or stays on this site', () => {
  const nasty = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc
      .tuple(
        fc.constantFrom('javascript:', 'data:', '//', '/\\', '/', 'https:', '\\', ' ', '\t', '\n'),
        fc.constantFrom('javascript:', '/', '\\', '', '\t', 'evil.example'),
        fc.string({ unit: 'binary' }),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(nasty, (input) => {
      const link = safeUrl(input);
      if (link === null) return;
      const url = new URL(link, 'https://shop.example');
      expect(['http:', 'https:']).toContain(url.protocol);
      if (!isExternal(link)) expect(url.origin).toBe('https://shop.example');
    }),
    { numRuns: 2_000 },
  );
});
