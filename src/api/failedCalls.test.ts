import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { type RootState, makeStore } from '../app/store';
import { activeBannersApi } from '../features/banners/activeBannersApi';
import { bannersApi } from '../features/banners/bannersApi';
import { listingsApi } from '../features/bikes/listingsApi';
import { categoriesApi } from '../features/categories/categoriesApi';
import { productsApi } from '../features/products/productsApi';
import { productsCatalogApi } from '../features/products/productsCatalogApi';
import { typesApi } from '../features/vehicles/typesApi';
import { BACKEND, server } from '../testing/mswServer';
import { testEnvironment } from '../testing/renderApp';
import { shownQuery } from './shownQuery';
import type { ThunkExtra } from './thunkExtra';

const queries = {
  getBanners: shownQuery(bannersApi.endpoints.getBanners, {}),
  getActiveBanners: shownQuery(activeBannersApi.endpoints.getActiveBanners, undefined),
  getCategories: shownQuery(categoriesApi.endpoints.getCategories, {}),
  getFeaturedProducts: shownQuery(productsApi.endpoints.getFeaturedProducts, {}),
  searchProducts: shownQuery(productsCatalogApi.endpoints.searchProducts, { q: 'hat' }),
  getProduct: shownQuery(productsCatalogApi.endpoints.getProduct, '1'),
  getVehicleTypes: shownQuery(typesApi.endpoints.getVehicleTypes, undefined),
  getBikes: shownQuery(listingsApi.endpoints.getBikes, undefined),
};
/** Their failures are data (spec §8). */
const neverFailing = ['getBannerMetrics', 'getCategory', 'getProductsByCategory'];

test('every query that can fail is in this table', () => {
  const known = [...Object.keys(queries), ...neverFailing];
  const apis = [bannersApi, categoriesApi, productsApi, typesApi, listingsApi];
  const names = apis.flatMap(({ endpoints }) =>
    Object.entries(endpoints).flatMap(([name, endpoint]) => ('useQuery' in endpoint ? [name] : [])),
  );
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test.each(Object.entries(queries))(
  '%s that failed is sent again by the next screen, with fresh data too',
  async (_name, { initiate }) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let status = 200;
    let sent = 0;
    server.use(
      http.get(`${BACKEND}/*`, ({ request }) => {
        sent++;
        const data = request.url.endsWith('/products/1') ? { _id: 1, name: 'Hat' } : [];
        return HttpResponse.json({ data }, { status });
      }),
    );
    const dispatch: ThunkDispatch<RootState, ThunkExtra, UnknownAction> =
      makeStore(testEnvironment()).dispatch;
    await dispatch(initiate());
    status = 404;
    await dispatch(initiate({ forceRefetch: true }));
    status = 200;
    await dispatch(initiate());
    expect(sent).toBe(3);
    await dispatch(initiate());
    expect(sent).toBe(3);
  },
);
