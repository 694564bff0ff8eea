import { renderToString } from 'react-dom/server';
import { preloadPicture } from './preloadPicture';

const image = { src: '/a.webp?w=640', srcSet: '/a.webp?w=320 320w', sizes: '704px' };

type Arguments = Parameters<typeof preloadPicture>;

function Preloading({ source, image }: { source: Arguments[0]; image: Arguments[1] }) {
  preloadPicture(source, image);
  return <picture />;
}

/** React's preload links before the page. */
function links(source: Arguments[0], fallback: Arguments[1] = image): Element[] {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Preloading source={source} image={fallback} />);
  return [...page.querySelectorAll('link[rel="preload"][as="image"][fetchpriority="high"]')];
}

function attributesOf(link: Element) {
  const names = ['href', 'imagesrcset', 'imagesizes', 'media', 'type'];
  return Object.fromEntries(
    names.filter((name) => link.hasAttribute(name)).map((name) => [name, link.getAttribute(name)]),
  );
}

test('each screen preloads its own crop', () => {
  const source = { srcSet: '/tall.webp?a&b 320w', sizes: '100vw', media: '(max-width: 519px)' };
  expect(links(source).map(attributesOf)).toEqual([
    { imagesrcset: '/tall.webp?a&b 320w', imagesizes: '100vw', media: '(max-width: 519px)' },
    {
      imagesrcset: '/a.webp?w=320 320w',
      imagesizes: '704px',
      media: 'not all and (max-width: 519px)',
    },
  ]);
});

test('of a newer format only that one is preloaded', () => {
  expect(links({ srcSet: '/a.avif 640w', type: 'image/avif' }).map(attributesOf)).toEqual([
    { imagesrcset: '/a.avif 640w', type: 'image/avif' },
  ]);
});

test('a picture of one width is preloaded as it is', () => {
  const source = { srcSet: '/wide.webp', media: '(min-width: 640px)' };
  expect(links(source, { src: '/b.webp' }).map(attributesOf)).toMatchObject([
    { imagesrcset: '/wide.webp' },
    { href: '/b.webp' },
  ]);
});
