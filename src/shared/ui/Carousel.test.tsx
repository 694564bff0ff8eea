import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/renderPart';
import { Carousel, type Slide } from './Carousel';

const slide = (id: string): Slide => ({
  id,
  title: `Slide ${id}`,
  subtitle: null,
  discount: null,
  buttonText: null,
  link: null,
  picture: null,
  tallPicture: null,
  gradient: 'linear-gradient(red, blue)',
});

const show = (slides: readonly Slide[], isLoading = false) =>
  renderPart(
    <Carousel
      label="Offers"
      slides={slides}
      current={0}
      isLoading={isLoading}
      isMoving={false}
      onSelect={() => undefined}
      onSlideClick={() => undefined}
    />,
  );

test.each<[string, readonly Slide[], boolean]>([
  ['without slides', [], false],
  ['while it loads', [slide('a'), slide('b')], true],
])('%s it is a skeleton', (_when, slides, isLoading) => {
  show(slides, isLoading);
  expect(screen.getByRole('status')).toHaveTextContent('Loading slides...');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each([
  [1, 0],
  [2, 4],
  [3, 5],
])('%d slides have %d controls: previous, next and a dot each', (slides, controls) => {
  show(['a', 'b', 'c'].slice(0, slides).map(slide));
  expect(screen.queryAllByRole('button', { name: /slide/i })).toHaveLength(controls);
});

test('a slide shows its words, its picture and its gradient', () => {
  const { container } = show([
    {
      ...slide('a'),
      subtitle: 'By the sea',
      discount: '20%',
      buttonText: 'Book now',
      picture: { src: '/static/uploads/banners/a.webp', resizable: true, alt: 'A beach' },
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

test('a slide without a button text reads Shop Now', () => {
  show([slide('a')]);
  expect(screen.getByRole('button', { name: 'Shop Now' })).toBeVisible();
});
