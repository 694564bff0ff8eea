import fc from 'fast-check';
import { pictureSrcSet, pictureUrl } from './picture';
import { listingPicture, uploadPicture } from './picturePath';

// spec §7.20, §9.10
test.each([
  ['bikes/one.webp', '/static/uploads/bikes/one.webp'],
  ['/bikes/one.webp', '/static/uploads/bikes/one.webp'],
  ['/static/uploads/bikes/one.webp', '/static/uploads/bikes/one.webp'],
  ['static/uploads/one.webp', '/static/uploads/one.webp'],
  ['a.jpg?v=123', '/static/uploads/a.jpg'],
  ['a.jpg#main', '/static/uploads/a.jpg'],
  ['photo #1.jpg', '/static/uploads/photo%20%231.jpg'],
  ['why?.jpg', '/static/uploads/why%3F.jpg'],
  ['a%20b.jpg', '/static/uploads/a%20b.jpg'],
  ['100% cotton.jpg', '/static/uploads/100%25%20cotton.jpg'],
  ['100%25.jpg', '/static/uploads/100%25.jpg'],
  ['10:30.jpg', '/static/uploads/10%3A30.jpg'],
  ['products\\win.jpg', '/static/uploads/products/win.jpg'],
  ['https://api.shop.example/static/uploads/a/b.jpg?v=1', '/static/uploads/a/b.jpg'],
  ['//api.shop.example:8443/static/uploads/a.jpg', '/static/uploads/a.jpg'],
  // The host of a URL is ignored.
  ['https://evil.example/static/uploads/a.png', '/static/uploads/a.png'],
  [' sunset beach é.jpg ', '/static/uploads/sunset%20beach%20%C3%A9.jpg'],
])('%p lies at %p', (path, src) => {
  expect(uploadPicture(path, 'A bike')).toEqual({ src, resizable: true, alt: 'A bike' });
});

test.each([
  '',
  '/',
  '../secret',
  'a/../b',
  'a/./b',
  'a//b',
  'https://evil.example/a.png',
  'javascript:alert(1)',
  '//evil.example/a.png',
  'https://api.shop.example/static/uploads/../a.png',
  'data:image/png;base64,AA',
  'C:\\images\\a.png',
  '..\\a.png',
  '%2e%2e/a.png',
  'a%5c..%5cb.png',
  'a\nb.png',
  'a%2f..%2fb',
  'x'.repeat(600),
  '\ud800',
  null,
  undefined,
  5,
  ['a.png'],
])('%p is no picture', (path) => {
  expect(uploadPicture(path, '')).toBeNull();
});

test('a listing picture lies on the listings host, and is resized by our own only', () => {
  expect(listingPicture('', 'one.webp', 'A')).toEqual({
    src: '/uploads/one.webp',
    resizable: true,
    alt: 'A',
  });
  expect(listingPicture('https://homes.example', '/uploads/one.webp', 'A')).toEqual({
    src: 'https://homes.example/uploads/one.webp',
    resizable: false,
    alt: 'A',
  });
});

test('a resizable picture comes in widths, another one in its own', () => {
  const ours = { src: '/static/uploads/a.webp', resizable: true, alt: '' };
  expect(pictureUrl(ours, 320)).toBe('/static/uploads/a.webp?w=320');
  expect(pictureSrcSet(ours, 320)).toBe(
    '/static/uploads/a.webp?w=160 160w, /static/uploads/a.webp?w=320 320w',
  );
  expect(pictureSrcSet(ours)).toContain('?w=1600 1600w');
  const theirs = { src: 'https://homes.example/uploads/a.webp', resizable: false, alt: '' };
  expect(pictureUrl(theirs, 320)).toBe(theirs.src);
  expect(pictureSrcSet(theirs)).toBeUndefined();
});

// spec §3.18
test('whatever comes, a picture lies under the uploads path', () => {
  const nasty = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('..', '.', '/', '\\', '%2e', 'a', '?', '#', ':', ' ', '\ud800', '"'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(nasty, (input) => {
      const picture = uploadPicture(input, '');
      if (!picture) return;
      expect(picture.src).not.toMatch(/["'()\\\s<>;]/);
      const url = new URL(picture.src, 'https://shop.example');
      expect(url.href).toBe(`https://shop.example${picture.src}`);
      expect(url.pathname.startsWith('/static/uploads/')).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
