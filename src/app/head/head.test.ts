import { routes } from '../routing/routes';
import { description } from './description';
import { picturePreloads } from './picturePreloads';

const image =
  '<img src="/a.webp?w=640" srcSet="/a.webp?w=320 320w, /a.webp?w=640 640w" sizes="704px" fetchPriority="high"/>';

test('the picture with high priority is preloaded, with its sizes', () => {
  expect(picturePreloads(`<img src="/x.webp"/>${image}`)).toEqual([
    {
      href: '/a.webp?w=640',
      imagesrcset: '/a.webp?w=320 320w, /a.webp?w=640 640w',
      imagesizes: '704px',
      fetchpriority: 'high',
    },
  ]);
});

test('each screen preloads its own crop', () => {
  const html = `<picture><source media="(max-width: 519px)" srcSet="/tall.webp?a&amp;b 320w" sizes="100vw"/>${image}</picture>`;
  expect(picturePreloads(html)).toMatchObject([
    { imagesrcset: '/tall.webp?a&b 320w', imagesizes: '100vw', media: '(max-width: 519px)' },
    { href: '/a.webp?w=640', media: 'not all and (max-width: 519px)' },
  ]);
});

test('of a newer format only that one is preloaded; sources of other pictures do not count', () => {
  const other = '<picture><source srcset="/other.avif 1x"/><img src="/other.webp"/></picture>';
  expect(picturePreloads(other + image)).toHaveLength(1);
  const html = `${other}<picture><source type="image/avif" srcset="/a.avif 640w"/>${image}</picture>`;
  expect(picturePreloads(html)).toEqual([
    { imagesrcset: '/a.avif 640w', type: 'image/avif', fetchpriority: 'high' },
  ]);
});

test('a picture without widths is preloaded as it is', () => {
  expect(
    picturePreloads(
      '<picture><img src="/a.webp?x=1&amp;y=&quot;" fetchpriority="high"/></picture>',
    ),
  ).toEqual([{ href: '/a.webp?x=1&y="', fetchpriority: 'high' }]);
  expect(picturePreloads('<img srcset="/a.webp 1x" fetchpriority="high"/>')).toEqual([
    { imagesrcset: '/a.webp 1x', fetchpriority: 'high' },
  ]);
});

test('a page without a main picture preloads none', () => {
  expect(picturePreloads('<picture><source media="x"/><img src="/x.webp"/></picture>')).toEqual([]);
});

test('every route describes itself, each in words of its own', () => {
  const texts = routes.map((route) => description(route));
  expect(new Set(texts).size).toBe(routes.length);
  expect(texts).toContain('Cart at Dushi Market is coming soon.');
});
