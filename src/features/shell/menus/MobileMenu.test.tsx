import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectLocation } from '../../../router/locationSlice';
import { renderApp } from '../../../testing/renderApp';
import { testShop } from '../../../testing/testShop';
import { preloadMenus } from './menus';

async function openMenu() {
  const view = await renderApp('/about');
  await view.user.click(screen.getByRole('button', { name: 'Menu' }));
  return { ...view, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
}

// spec §1.10, §2.35
test('the side menu has login, signup, the categories and the vehicles', async () => {
  const { menu } = await openMenu();
  const links = [
    ['Log in', '/login'],
    ['Sign up', '/signup'],
    ['Vehicle types', '/vehicles'],
    ['Bikes for Sale', '/bikes/listings'],
  ] as const;
  for (const [name, href] of links) {
    expect(within(menu).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  for (const { name, url } of testShop.platforms) {
    const link = within(menu).getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('the button answers a press at once, and the menu opens after the next paint', async () => {
  await preloadMenus();
  await renderApp('/about');
  const button = screen.getByRole('button', { name: 'Menu' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('Escape before it opens keeps it closed', async () => {
  await renderApp('/about');
  const button = screen.getByRole('button', { name: 'Menu' });
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await act(preloadMenus);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// spec §4.27
test.each<[how: string, close: (menu: HTMLElement) => void]>([
  ['Escape', (menu) => fireEvent.keyDown(menu, { key: 'Escape' })],
  ['a press beside it', (menu) => fireEvent.pointerDown(menu) && fireEvent.click(menu)],
  [
    'its button',
    (menu) => fireEvent.click(within(menu).getByRole('button', { name: 'Close menu' })),
  ],
])('it closes by %s', async (_how, close) => {
  const { menu } = await openMenu();
  close(menu);
  // Screen readers hear the returned focus while the menu is still there.
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  expect(menu).toBeInTheDocument();
  await waitFor(() => {
    expect(menu).not.toBeInTheDocument();
  });
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('a press on the page before the menu is modal closes it, and opens no link', async () => {
  await renderApp('/about');
  const link = screen.getByRole('link', { name: 'Terms' });
  const isPressed = new Promise<void>((resolve) => {
    jest.spyOn(HTMLDialogElement.prototype, 'show').mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      this.open = true;
      queueMicrotask(() => {
        link.click();
        resolve();
      });
    });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await isPressed;
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(window.location.pathname).toBe('/about');
  link.click();
  expect(window.location.pathname).not.toBe('/about');
});

test('a press inside does not close it', async () => {
  const { menu } = await openMenu();
  fireEvent.pointerDown(within(menu).getByRole('heading', { name: 'Categories' }));
  expect(menu).toBeInTheDocument();
});

// spec §4.27
test('a press on its own scrollbar does not close it, one past its edge does', async () => {
  const { menu, user } = await openMenu();
  jest.spyOn(menu, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 342, 800));
  const press = (clientX: number) =>
    user.pointer({ keys: '[MouseLeft]', target: menu, coords: { clientX, clientY: 400 } });
  await press(335);
  expect(menu).toBeInTheDocument();
  await press(342);
  await waitFor(() => {
    expect(menu).not.toBeInTheDocument();
  });
});

test('it closes when a screen was chosen', async () => {
  const { menu, store, user } = await openMenu();
  await user.click(within(menu).getByRole('link', { name: 'Sign up' }));
  expect(selectLocation(store.getState()).pathname).toBe('/signup');
  await waitFor(() => {
    expect(menu).not.toBeInTheDocument();
  });
});
