import { fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { loadMessages } from '../../shared/i18n/messages';
import { renderPart } from '../../testing/renderPart';
import { type Banner, bannerSchema } from './bannerSchema';
import { Carousel } from './Carousel';

const slide = (id: string): Banner => ({
  ...v.parse(bannerSchema, { id, title: `Slide ${id}`, bannerType: 'hero' }),
  gradient: 'linear-gradient(red, blue)',
});

interface Shown {
  readonly current?: number;
  readonly furthest?: number;
  readonly isLoading?: boolean;
  readonly lang?: string;
}

const carousel = (
  slides: readonly Banner[],
  { current = 0, furthest = 0, isLoading = false, lang }: Shown = {},
) => (
  <Carousel
    label="Offers"
    lang={lang}
    slides={slides}
    current={current}
    furthest={furthest}
    isLoading={isLoading}
    onSelect={() => undefined}
    onSlideClick={() => undefined}
  />
);

const show = (
  slides: readonly Banner[],
  { href = '/', ...shown }: Shown & { readonly href?: string } = {},
) => renderPart(carousel(slides, shown), href);

// spec §2.50
test.each<[string, readonly Banner[], boolean]>([
  ['without slides', [], false],
  ['while it loads', [slide('a'), slide('b')], true],
])('%s it is a skeleton', (_when, slides, isLoading) => {
  show(slides, { isLoading });
  expect(screen.getByText('Loading slides...')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

// spec §2.49
test.each([
  [1, 0],
  [2, 4],
  [3, 5],
])('%d slides have %d controls: previous, next and a dot each', (slides, controls) => {
  show(['a', 'b', 'c'].slice(0, slides).map(slide));
  expect(screen.queryAllByRole('button', { name: /slide/i })).toHaveLength(controls);
});

// spec §3.2
test('a slide shows its words, its picture and its gradient', () => {
  const { container } = show([
    {
      ...slide('a'),
      subtitle: 'By the sea',
      discount: '20%',
      buttonText: 'Book now',
      picture: { src: '/static/uploads/banners/a.webp', alt: 'A beach' },
    },
  ]);
  expect(screen.getByRole('heading', { name: 'Slide a' })).toBeVisible();
  expect(screen.getByText('By the sea')).toBeVisible();
  expect(screen.getByText('20%')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book now' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'A beach' })).toHaveAttribute(
    'src',
    expect.stringContaining('/static/uploads/banners/a.webp'),
  );
  expect(container.innerHTML).toContain('background-image: linear-gradient(red, blue)');
});

const picture = (alt: string) => ({ src: `/static/uploads/${alt}.webp`, alt });
/** Includes hidden slides, which have no accessible names. */
const pictures = () =>
  screen.queryAllByRole('img', { hidden: true }).map((image) => image.getAttribute('alt'));

test('pictures come one slide ahead, after the first one, and stay', () => {
  const slides = [
    { ...slide('a'), tallPicture: picture('One') },
    { ...slide('b'), picture: picture('Two') },
    { ...slide('c'), picture: picture('Three') },
    { ...slide('d'), picture: picture('Four') },
  ];
  const { rerender } = show(slides);
  expect(pictures()).toEqual(['One']);
  fireEvent.load(screen.getByRole('img', { name: 'One' }));
  expect(pictures()).toEqual(['One', 'Two']);
  rerender(carousel(slides, { current: 1 }));
  expect(pictures()).toEqual(['One', 'Two', 'Three']);
  rerender(carousel(slides, { current: 0, furthest: 1 }));
  expect(pictures()).toEqual(['One', 'Two', 'Three']);
  // As after a jump to a state before it.
  rerender(carousel(slides, { current: 0 }));
  expect(pictures()).toEqual(['One', 'Two']);
  rerender(carousel(slides, { current: 3 }));
  expect(pictures()).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('where the first slide has no picture, the next does not wait for it', () => {
  show([slide('a'), { ...slide('b'), picture: picture('Two') }]);
  expect(pictures()).toEqual(['Two']);
});

// spec §2.51
test('a slide without a button text reads Shop Now', () => {
  show([slide('a')]);
  expect(screen.getByRole('button', { name: 'Shop Now' })).toBeVisible();
});

test('in Spanish its controls are Spanish, and what the slides say is marked', async () => {
  await loadMessages('es');
  show(
    [
      {
        ...slide('a'),
        subtitle: 'By the sea',
        discount: '20%',
        buttonText: 'Book now',
        link: '/deals',
      },
      slide('b'),
    ],
    { href: '/es', lang: 'en' },
  );
  const places = screen.getAllByRole('group', { hidden: true });
  expect(places.map((place) => place.getAttribute('aria-label'))).toEqual(['1 de 2', '2 de 2']);
  expect(screen.getByRole('button', { name: 'Diapositiva siguiente' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Diapositiva 2' })).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Book now (se abre en una pestaña nueva)' }),
  ).toHaveAttribute('href', '/es/deals');
  expect(screen.getByText('Comprar')).not.toHaveAttribute('lang');
  for (const text of ['20%', 'Slide a', 'By the sea', 'Book now', 'Slide b']) {
    expect(screen.getByText(text)).toHaveAttribute('lang', 'en');
  }
});

test('the dot of the current slide is scrolled into sight', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(240);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(36);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(136);
  show(
    Array.from({ length: 12 }, (_, index) => slide(String(index))),
    { current: 9 },
  );
  expect(screen.getByRole('list').scrollLeft).toBe(190);
});
