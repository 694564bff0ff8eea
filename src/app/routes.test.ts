import { addressOf } from '../router/locationSlice';
import { selectTitle } from '../router/routeTable';
import { type Language, inLanguage, shopLanguages } from '../shared/i18n/languages';
import { testEnvironment } from '../testing/renderApp';
import { routes } from './routes';
import { makeStore } from './store';

const cart: Partial<Readonly<Record<Language, string>>> = {
  en: 'Cart | Dushi Market',
  nl: 'Winkelwagen | Dushi Market',
  es: 'Carrito | Dushi Market',
  pap: 'Macutu | Dushi Market',
};

test.each(shopLanguages())('in %s every route has a title of its own', async (language) => {
  await Promise.all(routes.map(({ screen }) => screen.preload(language)));
  const titles = routes.map(({ path }) => {
    const location = addressOf(inLanguage(language, path), 'load');
    return selectTitle(makeStore(testEnvironment(), { location }).getState());
  });
  const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
  expect(repeated).toEqual([]);
  expect(titles).toContain(cart[language]);
});
