import { screen } from '@testing-library/react';
import { setShop } from '../../../shared/shop/currentShop';
import { renderApp } from '../../../testing/renderApp';
import { testShop, testShops } from '../../../testing/testShop';

afterEach(() => {
  setShop(testShops);
});

// spec §2.4, §8.7
test.each([
  '/forgot-password',
  '/terms',
  '/privacy',
  '/contact',
  '/help',
  '/no/such/page',
  '/%E0%A4%A',
])('%s has no screen: the error page says so', async (path) => {
  jest.spyOn(console, 'warn').mockImplementation();
  await renderApp(path);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByText(/404/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'How to reach us' })).toHaveAttribute('href', '/about');
  expect(document.title).toBe('Page not found | Dushi Market');
});

// spec §2.4
test.each([
  ['/no/such/page', /^There is no page at this address\..*The rest of the shop is open\.$/],
  [
    '/terms',
    /^The terms and conditions belong here\. They are for the owner of this shop to add\.$/,
  ],
  ['/privacy', /^The privacy policy belongs here\. It is for the owner of this shop to add\.$/],
  ['/help', /^This page is still to come\./],
  ['/forgot-password', /^Accounts are not open yet/],
])('%s says in plain words what happened', async (path, text) => {
  await renderApp(path);
  expect(screen.getByText(text)).toBeVisible();
});

test('of a text that the owner has elsewhere it does not say that it is missing', async () => {
  setShop({ en: { ...testShop, terms: 'https://shop.example/terms' } });
  await renderApp('/terms');
  expect(screen.getByText(/^There is no page at this address/)).toBeVisible();
});
