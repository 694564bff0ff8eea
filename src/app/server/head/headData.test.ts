import { HttpResponse, http } from 'msw';
import { listingsApi } from '../../../features/bikes/listingsApi';
import { bikeWire } from '../../../features/bikes/testing/bikeFixtures';
import { vehicleTypesApi } from '../../../features/vehicles/vehicleTypesApi';
import { addressOf } from '../../../router/locationSlice';
import { matchRoute } from '../../../router/routeTable';
import { allLanguages, shopLanguages } from '../../../shared/i18n/languages';
import { loadMessages } from '../../../shared/i18n/messages';
import { BACKEND, server } from '../../../testing/mswServer';
import { testEnvironment } from '../../../testing/renderApp';
import { routes } from '../../routes';
import { makeStore } from '../../store';
import { headData } from './headData';

const type = (count: number) => ({
  _id: 'suvs',
  name: 'SUVs',
  slug: 'suvs',
  count: 0,
  subcategories: [{ _id: 'off-road', name: 'Off-road', slug: 'off-road', count }],
});

/** The head of the page at an address, with one bike and one vehicle type. */
async function headAt(href: string, count = 1_200) {
  server.use(
    http.get(`${BACKEND}/api/listings`, () =>
      HttpResponse.json([bikeWire(1, { price: 4500, description: 'A small one' })]),
    ),
    http.get(`${BACKEND}/v1/types/list-types`, () => HttpResponse.json([type(count)])),
  );
  const location = addressOf(href, 'load');
  const store = makeStore(testEnvironment(), { location });
  await store.dispatch(listingsApi.endpoints.getBikes.initiate());
  await store.dispatch(vehicleTypesApi.endpoints.getVehicleTypes.initiate());
  const { id, screen } = matchRoute(location.pathname).route;
  return headData(id, await screen.preload(location.language), store.getState());
}

beforeAll(async () => {
  await Promise.all(allLanguages.map(loadMessages));
});

test.each(shopLanguages())('every screen has a description of its own in %s', async (language) => {
  const paths = routes.map(({ path }) =>
    path.replace(/\/:\w+\?/g, '').replace(':category', 'hats'),
  );
  const prefix = language === 'en' ? '' : `/${language}`;
  const heads = await Promise.all(paths.map((path) => headAt(prefix + path)));
  const texts = heads.map((head) => head.description);
  expect(texts.filter((text) => text === '' || /[{}]|undefined/.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(routes.length);
  expect(heads.map((head) => head.path)).toEqual(paths);
});

test.each([
  ['/deals', 'Coming soon at Dushi Market: Deals.'],
  ['/nl/deals', 'Aanbiedingen bij Dushi Market: binnenkort.'],
  ['/bikes/listings?bike=bike-1', 'AWG 4,500: A small one'],
  ['/pap/bikes/listings?bike=bike-1', 'AWG 4.500: A small one'],
  ['/vehicles/suvs', 'SUVs: 1,200 listed in Aruba today. Off-road'],
  ['/nl/vehicles/suvs', 'SUVs: vandaag 1.200 uit heel Aruba. Off-road'],
  ['/es/vehicles/suvs/off-road', 'Off-road, SUVs: 1.200 anuncios hoy en Aruba.'],
])('%s is described as "%s"', async (href, description) => {
  expect((await headAt(href)).description).toBe(description);
});

test.each([
  [0, 'Off-road, SUVs: 0 anuncios hoy en Aruba.'],
  [1, 'Off-road, SUVs: 1 anuncio hoy en Aruba.'],
  [2, 'Off-road, SUVs: 2 anuncios hoy en Aruba.'],
])('%i of a style', async (count, description) => {
  expect((await headAt('/es/vehicles/suvs/off-road', count)).description).toBe(description);
});

test.each([
  ['/bikes/listings?page=2', /^Page 2: \w/],
  ['/nl/bikes/listings?page=3', /^Pagina 3: \w/],
  ['/bikes/listings', /^(?!Page)/],
])('the description of %s tells the pages of the list apart', async (href, description) => {
  expect((await headAt(href)).description).toMatch(description);
});
