import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

// spec §2.18
test.each([
  ['/login', 'Sign up', '/signup'],
  ['/signup', 'Log in', '/login'],
])('the form at %s leads to %s', async (path, name, href) => {
  await renderApp(path);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
});
