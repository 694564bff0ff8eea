import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { categoryName } from './placeholders';

// spec §2.2
test.each([
  ['/search', 'Search - Coming Soon'],
  ['/wishlist', 'Wishlist - Coming Soon'],
  ['/cart', 'Cart - Coming Soon'],
  ['/category/cars', 'Category - Coming Soon'],
  ['/deals', 'Deals - Coming Soon'],
  ['/new-arrivals', 'New Arrivals - Coming Soon'],
  ['/best-sellers', 'Best Sellers - Coming Soon'],
  ['/support', 'Support - Coming Soon'],
])('%s reads "%s" and offers a way on', async (path, heading) => {
  await renderApp(path);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(main.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/');
  expect(main.getByRole('link', { name: 'See bikes' })).toHaveAttribute('href', '/bikes/listings');
});

// spec §2.3
test.each([
  ['?q=straw%20hat', 'straw hat'],
  ['?q=%3Cb%3Ebold%3C%2Fb%3E', '<b>bold</b>'],
  ['?q=%20boat%20', 'boat'],
])('/search%s shows what was asked for', async (search, asked) => {
  await renderApp(`/search${search}`);
  expect(within(screen.getByRole('main')).getByText(asked)).toBeVisible();
});

test.each(['', '?q=', '?q=%20'])('/search%s was asked for nothing', async (search) => {
  await renderApp(`/search${search}`);
  expect(screen.queryByText(/You asked for/)).not.toBeInTheDocument();
});

// spec §2.3
test('a category is named', async () => {
  await renderApp('/category/water-sports');
  expect(within(screen.getByRole('main')).getByText('Water Sports')).toBeVisible();
});

test.each([
  ['/nl/cart', 'Winkelwagen\u00a0- Binnenkort', 'Naar de winkel', '/nl'],
  ['/es/wishlist', 'Lista de deseos\u00a0- Próximamente', 'Ir a la tienda', '/es'],
  ['/pap/deals', 'Oferta\u00a0- Pronto', 'Bay na e tienda', '/pap'],
])('%s reads "%s" and leads on in its language', async (path, heading, way, home) => {
  await renderApp(path);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(main.getByRole('link', { name: way })).toHaveAttribute('href', home);
});

test.each([
  ['cars', 'Cars'],
  ['nail_services', 'Nail Services'],
  ['a--b', 'A B'],
  ['water sports', 'Water Sports'],
  ['café', 'Café'],
  ['50%', '50%'],
  ['', ''],
])('the category "%s" reads "%s"', (slug, name) => {
  expect(categoryName(slug)).toBe(name);
});
