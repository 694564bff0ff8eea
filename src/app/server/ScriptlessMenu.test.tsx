import { renderToStaticMarkup } from 'react-dom/server';
import { addressOf } from '../../router/locationSlice';
import { loadMessages } from '../../shared/i18n/messages';
import { testEnvironment } from '../../testing/renderApp';
import { makeStore } from '../store';
import { StoreProvider } from '../StoreProvider';
import { ScriptlessMenu } from './ScriptlessMenu';

function menuAt(href: string): string {
  const store = makeStore(testEnvironment(), { location: addressOf(href, 'load') });
  return renderToStaticMarkup(
    <StoreProvider store={store}>
      <ScriptlessMenu />
    </StoreProvider>,
  );
}

test('the menu without scripts leads to the categories, the account and help', () => {
  const view = menuAt('/cart');
  expect(view).toContain('<summary>Menu</summary>');
  expect(view).toContain('<a href="/bikes/listings">Bikes for Sale</a>');
  expect(view).toContain('<a href="/signup">Sign up</a>');
  expect(view).toMatch(/<a href="https:[^"]*" target="_blank" rel="noopener noreferrer">Stays</);
});

test('its names are in the language of the address, and its links stay in it', async () => {
  await loadMessages('nl');
  const view = menuAt('/nl/cart');
  expect(view).toContain('<a href="/nl/vehicles">Voertuigtypen</a>');
  expect(view).toContain('<a href="/nl/login">Inloggen</a>');
  expect(view).toContain('>Overnachten</a>');
});
