import { act, screen, waitFor } from '@testing-library/react';
import { ownOriginConfig } from '../../shared/config/runtimeConfig';
import { setShop, getShop } from '../../shared/shop/currentShop';
import { testShop, testShops } from '../../testing/testShop';
import { start } from './start';

// Persistence and the service worker have their own tests.
jest.mock('./background', () => ({ startBackground: () => undefined }));

/** A page with the server's markup and the text of its state. */
function arrive(rendered: string, state: string): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'page-state';
  element.textContent = state;
  document.body.innerHTML = `<div id="root">${rendered}</div>`;
  document.body.append(element);
}

afterEach(() => {
  act(() => {
    setShop(testShops);
  });
  document.body.replaceChildren();
});

test('the app shell shows the shop that it carries', async () => {
  window.history.replaceState(null, '', '/deals');
  const shop = { ...testShop, name: 'Otro Market', languages: ['en', 'es'] };
  arrive('', JSON.stringify({ config: { ...ownOriginConfig, language: 'en', shop } }));
  await act(start);
  expect(await screen.findByRole('heading', { name: 'Deals - Coming Soon' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Otro Market, home' })).toBeVisible();
  await waitFor(() => {
    expect(document.title).toBe('Deals | Otro Market');
  });
  expect(getShop('en')).toEqual(shop);
  const [links] = screen.getAllByRole('list', { name: 'Languages' });
  expect(links).toHaveTextContent('EnglishEspañol');
});

test('a page whose state cannot be read stays as the server rendered it, and works without scripts', async () => {
  window.earlyEvents = [];
  arrive('<main><h1>Deals</h1></main>', '{"config":{"shop":');
  await start();
  expect(screen.getByRole('heading', { name: 'Deals' })).toBeVisible();
  // The boot script keeps no more events.
  expect(window).not.toHaveProperty('earlyEvents');
});

test('an app shell whose state cannot be read says that something went wrong', async () => {
  arrive('', '');
  await start();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Something went wrong while loading the page.',
  );
});
