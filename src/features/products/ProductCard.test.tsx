/* oxlint-disable testing-library/no-node-access -- stars, empty places and boxes have no role */
import { fireEvent, screen } from '@testing-library/react';
import { loadMessages } from '../../shared/i18n/messages';
import { filledStars } from '../../shared/ui/StarRating';
import { renderPart } from '../../testing/renderPart';
import { ProductCard } from './ProductCard';
import type { Product } from './productSchema';

const base: Product = {
  id: '7',
  name: 'Straw sun hat',
  price: 48,
  originalPrice: 60,
  discount: 20,
  picture: { src: '/static/uploads/hat.webp', alt: 'A hat' },
  rating: 4.6,
  reviews: 1280,
  badge: 'Best seller',
  link: null,
};

const handlers = () => ({
  onHeartToggle: jest.fn(),
  onQuickView: jest.fn(),
  onShare: jest.fn(),
  onBuyNow: jest.fn(),
});

const show = (product: Partial<Product> = {}, on = handlers()) => ({
  on,
  ...renderPart(<ProductCard product={{ ...base, ...product }} isHearted={false} {...on} />),
});

// spec §2.44
test('it shows name, prices, discount, badge, rating and reviews', () => {
  const { container } = show();
  expect(screen.getByRole('heading', { name: 'Straw sun hat' })).toBeVisible();
  expect(screen.getByText('AWG 48')).toBeVisible();
  expect(screen.getByText('AWG 60').tagName).toBe('S');
  expect(container).toHaveTextContent('20% OFF');
  expect(screen.getByText('Best seller')).toHaveStyle({ backgroundColor: '#237534' });
  expect(container).toHaveTextContent('4.6 (1,280)Rated 4.6 out of 5, 1,280 reviews');
  expect(container.querySelectorAll('[data-filled="true"]')).toHaveLength(4);
  expect(container.querySelectorAll('[data-filled]')).toHaveLength(5);
});

// spec §2.46
test.each([0, -5, '', 'free', '0', null, Number.NaN])('the price %p is not shown', (price) => {
  const { container } = show({ price, originalPrice: price, discount: null });
  expect(container.querySelector('strong')).toBeNull();
  expect(container.querySelector('s')).toBeNull();
});

test('a word with a hyphen stays on one line; its name is read as it is', () => {
  show({ name: 'Wireless over-ear headphones, noise-cancelling' });
  expect(
    screen.getByRole('heading', { name: 'Wireless over-ear headphones, noise-cancelling' }),
  ).toBeVisible();
  expect(screen.getByText('over-ear')).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(screen.queryByText('noise-cancelling')).not.toBeInTheDocument();
});

test('a long name is cut after three lines; the whole of it is read, and seen in its title', () => {
  const name = 'A straw sun hat '.repeat(20).trim();
  show({ name });
  const heading = screen.getByRole('heading', { name });
  expect(heading).toHaveStyle({ overflow: 'hidden' });
  expect(heading).toHaveAttribute('title', name);
});

test('without badge and discount their places are empty', () => {
  const { container } = show({ badge: null, discount: null });
  expect(container).not.toHaveTextContent('OFF');
  expect(screen.queryByText('Best seller')).not.toBeInTheDocument();
});

// spec §9.9
test.each([
  [0, 0],
  [0.9, 0],
  [3, 3],
  [4.99, 4],
  [5, 5],
  [7, 5],
  [-1, 0],
])('a rating of %d fills %d stars', (rating, stars) => {
  expect(filledStars(rating)).toBe(stars);
});

// spec §9.9
test.each([
  [4.99, '4.9'],
  [4.96, '4.9'],
  [2.96, '2.9'],
  [4.6, '4.6'],
  [4.1, '4.1'],
  [5, '5.0'],
])('a rating of %d reads %s: never more than its stars', (rating, figures) => {
  const { container } = show({ rating });
  expect(container).toHaveTextContent(`Rated ${figures} out of 5`);
});

// spec §2.47, §4.17
test('each button reports the id of the product', async () => {
  const { on, user } = show();
  await user.click(screen.getByRole('button', { name: 'Add Straw sun hat to wishlist' }));
  await user.click(screen.getByRole('button', { name: 'Quick view of Straw sun hat' }));
  await user.click(screen.getByRole('button', { name: 'Share Straw sun hat' }));
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  for (const handler of Object.values(on)) expect(handler.mock.calls).toEqual([['7']]);
});

// spec §4.17
test('Buy Now does nothing without a handler', async () => {
  const { onHeartToggle, onQuickView, onShare } = handlers();
  const { user } = renderPart(
    <ProductCard product={base} isHearted {...{ onHeartToggle, onQuickView, onShare }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  expect(screen.getByRole('button', { name: /wishlist/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the picture pulses until it is loaded', () => {
  const { container } = show();
  const box = container.querySelector('[data-loading]');
  expect(box).toHaveAttribute('data-loading', 'loading');
  fireEvent.load(screen.getByRole('img', { name: 'A hat' }));
  expect(box).toHaveAttribute('data-loading', 'shown');
});

test('a picture that does not come is replaced by a drawn one with the same words', () => {
  const { container } = show();
  fireEvent.error(screen.getByRole('img', { name: 'A hat' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'A hat' })).toBeVisible();
});

test("a backend's own words for a discount stay as they come, marked", async () => {
  await loadMessages('es');
  renderPart(
    <ProductCard
      product={{ ...base, discount: 'AWG 10.50' }}
      lang="en"
      isHearted={false}
      {...handlers()}
    />,
    '/es',
  );
  expect(screen.getByText('AWG 10.50')).toHaveAttribute('lang', 'en');
});

test('a product without a picture says so', () => {
  show({ picture: null });
  expect(screen.getByRole('img', { name: 'No picture' })).toBeVisible();
});
