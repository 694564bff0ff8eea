import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { setShop } from '../../shared/shop/currentShop';
import { mockHomeBackend, hero, product, promo } from '../../testing/homeBackend';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';
import { sectionOf } from '../../testing/sectionOf';
import { testShop, testShops } from '../../testing/testShop';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const main = () => within(screen.getByRole('main'));

afterEach(() => {
  setShop(testShops);
});

// spec §1.2, §2.8, §9.2
test('it shows the slider, the promo card, the platforms and six products', async () => {
  mockHomeBackend({ products: ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => product(id)) });
  await renderApp('/');
  expect(await screen.findByRole('heading', { name: 'Slide a' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Snorkel days' })).toBeInTheDocument();
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  // Its place is hidden below the width of a desktop, as in jsdom.
  const sidebar = screen.getByRole('navigation', { name: 'Shop By Category', hidden: true });
  expect(within(sidebar).getByText('Water Sports')).toBeInTheDocument();
  const platforms = within(sectionOf('Five platforms, one island'));
  for (const link of platforms.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(platforms.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    testShop.platforms.map(({ url }) => url),
  );
  expect(testShop.platforms.map(({ name }) => name)).toEqual([
    'Cars',
    'Real Estate',
    'Stays',
    'Water Sports',
    'Nail Services',
  ]);
});

test('in a shop with three platforms, none of them with vehicle types, these are shown', async () => {
  const platforms = testShop.platforms.slice(1, 4);
  setShop({ en: { ...testShop, name: 'Bunita', platformsTitle: 'Three platforms', platforms } });
  mockHomeBackend();
  await renderApp('/');
  await screen.findAllByRole('article');
  expect(screen.getByRole('heading', { level: 1, name: 'Bunita' })).toBeInTheDocument();
  const strip = within(sectionOf('Three platforms'));
  expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    platforms.map(({ url }) => url),
  );
  // Its place is hidden below the width of a desktop, as in jsdom.
  const sidebar = within(screen.getByRole('navigation', { name: /Category/, hidden: true }));
  expect(
    sidebar.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent),
  ).toEqual([
    'Real Estate Hot (850 items)',
    'Stays (420 items)',
    'Bikes (320 items)',
    'Water Sports (180 items)',
  ]);
});

// spec §7.19
test('its calls request what the specification says', async () => {
  const arrivals = mockHomeBackend();
  await renderApp('/');
  await screen.findAllByRole('article');
  expect(arrivals.filter(({ body }) => body === null)).toEqual(
    expect.arrayContaining([
      { path: '/api/v1/banners', query: { status: 'active' }, body: null },
      { path: '/api/v1/featured-products', query: { limit: '6' }, body: null },
      {
        path: '/api/v1/categories-enhanced',
        query: { include_product_count: 'true', sort_by: 'popular' },
        body: null,
      },
      { path: '/v1/types/list-types', query: {}, body: null },
    ]),
  );
});

// spec §2.10
test('empty responses show the empty states, each with its words', async () => {
  mockHomeBackend({ banners: [], products: [] });
  await renderApp('/');
  expect(await screen.findByText('No Hero Banners Available')).toBeVisible();
  expect(screen.getByText('Check back later for featured content')).toBeVisible();
  expect(await screen.findByText('No Featured Products Available')).toBeVisible();
  expect(screen.getByText('Check back later for featured products')).toBeVisible();
  expect(screen.queryByText('Snorkel days')).not.toBeInTheDocument();
});

// spec §4.7
test('inactive banners are not shown; without a flag only the first one counts', async () => {
  mockHomeBackend({
    banners: [
      hero('first', { isActive: undefined, order: 2 }),
      hero('second', { isActive: undefined, order: 1 }),
      hero('off', { isActive: false }),
    ],
  });
  await renderApp('/');
  expect(await screen.findByRole('heading', { name: 'Slide first' })).toBeInTheDocument();
  expect(screen.queryByText('Slide second')).not.toBeInTheDocument();
  expect(screen.queryByText('Slide off')).not.toBeInTheDocument();
});

// spec §2.7, §4.5
test.each([
  [{}, 'Special Offer', 'Special Price'],
  [{ price: 72, discount: '20%' }, '20%', 'AWG 72'],
  [{ price: 'From AWG 72' }, 'Special Offer', 'From AWG 72'],
  [{ price: 0 }, 'Special Offer', 'Special Price'],
])('the promo card of %j has the badge %s and the price %s', async (fields, badge, price) => {
  mockHomeBackend({ banners: [promo(fields), promo({ _id: 'second', title: 'Second' })] });
  await renderApp('/');
  await screen.findByRole('heading', { name: 'Snorkel days' });
  expect(main().getByText(badge)).toBeVisible();
  expect(main().getByText(price)).toBeVisible();
  expect(main().getByRole('link', { name: /^Shop Now/ })).toBeVisible();
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

// spec §2.32, §4.16
test('hearts toggle; quick view and share log the product', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  mockHomeBackend();
  const { user } = await renderApp('/');
  const card = within(await screen.findByRole('article', { name: 'Product 2' }));
  const heart = card.getByRole('button', { name: 'Add Product 2 to wishlist' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Wishlist, 0 items' })).toHaveTextContent('0');
  expect(screen.getByRole('button', { name: 'Add Product 1 to wishlist' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(log).not.toHaveBeenCalled();

  await user.click(card.getByRole('button', { name: 'Quick view of Product 2' }));
  await user.click(card.getByRole('button', { name: 'Share Product 2' }));
  expect(log.mock.calls).toEqual([['Quick view: 2'], ['Share: 2']]);
});

// spec §4.18
test('Buy Now opens the link in a new tab, without opener and referrer; without a link it logs', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  mockHomeBackend({
    products: [
      product('1'),
      product('2', { link_url: null }),
      product('3', { link_url: 'javascript:alert(1)' }),
    ],
  });
  const { user } = await renderApp('/');
  const buttons = await screen.findAllByRole('button', { name: 'Buy Now' });
  for (const button of buttons) await user.click(button);
  expect(open.mock.calls).toEqual([
    ['https://shop.dushimarket.example/1', '_blank', 'noopener,noreferrer'],
  ]);
  expect(log.mock.calls).toEqual([['No link for product: 2'], ['No link for product: 3']]);
});

// spec §2.9
test('Refresh requests the products again although they are fresh, and says that it is busy', async () => {
  mockHomeBackend();
  const { user } = await renderApp('/');
  await screen.findAllByRole('article');
  const arrivals = mockHomeBackend({ products: [product('new')] });
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  await user.click(refresh);
  expect(await screen.findByText('Product new')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const requests = arrivals.filter(({ body }) => body === null);
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/featured-products']);

  server.use(http.get(`${BACKEND}/api/v1/featured-products`, () => delay('infinite')));
  await user.click(refresh);
  await waitFor(() => {
    expect(refresh).toHaveAttribute('aria-disabled', 'true');
  });
  expect(screen.getByText('Product new')).toBeVisible();
});
