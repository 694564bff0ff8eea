import { allLanguages, inLanguage } from '../../shared/language/languages';
import { loadMessages } from '../../shared/language/messages';
import { addressOf } from '../../shared/location/locationSlice';
import { testEnvironment } from '../../testing/renderApp';
import { ownHead } from '../head/ownHead';
import { makeStore } from '../store';
import { routes, selectTitle } from './routes';

/** What the head of Cart says, which is still to come. */
const cart = {
  en: ['Cart | Dushi Market', 'Cart at Dushi Market is coming soon.'],
  nl: ['Winkelwagen | Dushi Market', 'Winkelwagen bij Dushi Market: binnenkort.'],
  es: ['Carrito | Dushi Market', 'Carrito en Dushi Market: próximamente.'],
  pap: ['Macutu | Dushi Market', 'Macutu na Dushi Market: pronto.'],
} as const;

test.each(allLanguages)(
  'in %s every route describes itself in words of its own',
  async (language) => {
    await loadMessages(language);
    const heads = routes.map((route) => {
      const location = addressOf(inLanguage(language, route.path), 'load');
      const state = makeStore(testEnvironment(), { location }).getState();
      return [selectTitle(state), ownHead({ route, params: {} }, state).description];
    });
    expect(new Set(heads.map(([title]) => title)).size).toBe(routes.length);
    expect(new Set(heads.map(([, description]) => description)).size).toBe(routes.length);
    expect(heads).toContainEqual(cart[language]);
  },
);
