import fc from 'fast-check';
import { originMark, setPictureOrigins } from '../config/pictureOrigins';
import { pictureSrcSet, pictureUrl, shareUrl } from './picture';
import { listingPicture, uploadPicture } from './picturePath';

// spec §7.20, §9.10
test.each([
  ['bikes/one.webp', '/static/uploads/bikes/one.webp'],
  ['/bikes/one.webp', '/static/uploads/bikes/one.webp'],
  ['/static/uploads/bikes/one.webp', '/static/uploads/bikes/one.webp'],
  ['static/uploads/one.webp', '/static/uploads/one.webp'],
  ['a.jpg?v=123', '/static/uploads/a.jpg?v=123'],
  ['a.jpg?v=1 (2)"<é\\#top', '/static/uploads/a.jpg?v=1%20%282%29%22%3C%C3%A9%5C'],
  ['a.jpg?', '/static/uploads/a.jpg'],
  ['a.jpg#main', '/static/uploads/a.jpg'],
  ['photo #1.jpg', '/static/uploads/photo%20%231.jpg'],
  ['why?.jpg', '/static/uploads/why%3F.jpg'],
  ['a%20b.jpg', '/static/uploads/a%20b.jpg'],
  ['100% cotton.jpg', '/static/uploads/100%25%20cotton.jpg'],
  ['100%25.jpg', '/static/uploads/100%25.jpg'],
  ['10:30.jpg', '/static/uploads/10%3A30.jpg'],
  ['products\\win.jpg', '/static/uploads/products/win.jpg'],
  ['https://api.shop.example/static/uploads/a/b.jpg?v=1', '/static/uploads/a/b.jpg?v=1'],
  ['//api.shop.example:8443/static/uploads/a.jpg', '/static/uploads/a.jpg'],
  // The host of a URL is ignored.
  ['https://evil.example/static/uploads/a.png', '/static/uploads/a.png'],
  [' sunset beach é.jpg ', '/static/uploads/sunset%20beach%20%C3%A9.jpg'],
])('%p lies at %p', (path, src) => {
  expect(uploadPicture(path, 'A bike')).toEqual({ src, alt: 'A bike' });
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

const remote = (address: string) => `/pictures/${Buffer.from(address).toString('base64url')}`;

// spec §7.20
test('a listing picture is at a public listings host, and through our server where that is listed', () => {
  expect(listingPicture('', 'one.webp', 'A')).toEqual({ src: '/uploads/one.webp', alt: 'A' });
  const src = 'https://homes.example/uploads/one.webp?v=2';
  const picture = () => listingPicture('https://homes.example', '/uploads/one.webp?v=2', 'A');
  expect(picture()).toEqual({ src, alt: 'A' });
  expect(pictureUrl({ src, alt: 'A' }, 640)).toBe(src);
  // A backend's host that is not listed.
  setPictureOrigins([originMark('https://homes.example')]);
  expect(picture()).toEqual({ src, alt: 'A' });
  setPictureOrigins(['https://homes.example']);
  expect(picture()).toEqual({ src: remote(src), alt: 'A' });
  setPictureOrigins([]);
});

test('a path below a folder that is known is that path', () => {
  const src = (picture: { src: string } | null) => picture?.src;
  expect(src(listingPicture('', '/static/uploads/x.jpg', ''))).toBe('/static/uploads/x.jpg');
  expect(src(listingPicture('https://homes.example', '/static/uploads/x.jpg', ''))).toBe(
    '/static/uploads/x.jpg',
  );
  expect(src(uploadPicture('/uploads/x.jpg', ''))).toBe('/uploads/x.jpg');
  // A folder that only has such a name.
  expect(src(uploadPicture('uploads/x.jpg', ''))).toBe('/static/uploads/uploads/x.jpg');
  expect(src(listingPicture('', 'bikes/static/uploads/x.jpg', ''))).toBe(
    '/uploads/bikes/static/uploads/x.jpg',
  );
  expect(uploadPicture('/uploads/../x.jpg', '')).toBeNull();
});

describe('pictures of listed origins', () => {
  beforeEach(() => {
    setPictureOrigins(['https://cdn.example', originMark('http://10.0.0.5:9000')]);
  });
  afterEach(() => {
    setPictureOrigins([]);
  });

  test.each([
    ['https://cdn.example/p/1.jpg', 'https://cdn.example/p/1.jpg'],
    [' HTTPS://CDN.example:443/p/1.jpg ', 'https://cdn.example/p/1.jpg'],
    ['//cdn.example/p/1.jpg', 'https://cdn.example/p/1.jpg'],
    ['https://cdn.example/static/uploads/a.png', 'https://cdn.example/static/uploads/a.png'],
    ['https://cdn.example/i?id=5&w=9#top', 'https://cdn.example/i?id=5&w=9'],
    ['https://cdn.example/a b/é.jpg', 'https://cdn.example/a%20b/%C3%A9.jpg'],
    [
      'http://10.0.0.5:9000/b/1.jpg?X-Sig=a%2Fb+c/d==',
      'http://10.0.0.5:9000/b/1.jpg?X-Sig=a%2Fb+c/d==',
    ],
  ])('%p is fetched at %p', (address, url) => {
    const picture = { src: remote(url), alt: 'A hat' };
    expect(uploadPicture(address, 'A hat')).toEqual(picture);
    expect(listingPicture('https://homes.example', address, 'A hat')).toEqual(picture);
  });

  test.each([
    'http://cdn.example/p/1.jpg',
    'https://cdn.example:8443/p/1.jpg',
    'https://cdn.example.evil.example/p/1.jpg',
    'https://cdn.example@evil.example/p/1.jpg',
    'https://user:secret@cdn.example/p/1.jpg',
    'https://evil.example/?https://cdn.example/p/1.jpg',
    `https://cdn.example/${'x'.repeat(2_048)}`,
    'ftp://cdn.example/p/1.jpg',
    'https://',
  ])('%p is no picture', (address) => {
    expect(uploadPicture(address, '')).toBeNull();
  });
});

test('a picture comes in widths, and in one size for previews', () => {
  const picture = { src: '/static/uploads/a.webp', alt: '' };
  expect(pictureUrl(picture, 320)).toBe('/static/uploads/a.webp?w=320');
  expect(pictureUrl({ src: '/uploads/a.webp?v=2', alt: '' }, 320)).toBe(
    '/uploads/a.webp?v=2&w=320',
  );
  expect(pictureSrcSet(picture, 320)).toBe(
    '/static/uploads/a.webp?w=160 160w, /static/uploads/a.webp?w=320 320w',
  );
  expect(pictureSrcSet(picture)).toContain('?w=1600 1600w');
  expect(shareUrl(picture)).toBe('/static/uploads/a.webp?share');
});

// spec §3.18
test('whatever comes, a picture lies in a folder of uploads', () => {
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
      expect(url.pathname).toMatch(/^\/(?:static\/)?uploads\//);
    }),
    { numRuns: 2_000 },
  );
});
