import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

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
  expect(document.title).toBe('Page not found | Dushi Market');
});
