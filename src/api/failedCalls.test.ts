import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { apiSlices } from '../app/apiSlices';
import type { RootState } from '../app/rootReducer';
import { makeStore } from '../app/store';
import { joinEndpoints } from '../testing/joinEndpoints';
import { BACKEND, server } from '../testing/mswServer';
import { testEnvironment } from '../testing/renderApp';
import { type ScreenQuery, screenQuery } from './screenQuery';
import type { ThunkExtra } from './thunkExtra';

/** Their failures are data (spec §8). */
const neverFailing = ['getBannerMetrics', 'getCategory', 'getProductsByCategory'];
/** Arguments of queries that need more than an empty object. */
const args: Readonly<Record<string, unknown>> = { getProduct: '1' };

joinEndpoints();

type Endpoint = Parameters<typeof screenQuery<unknown, RootState>>[0];

const isQuery = (endpoint: object): endpoint is Endpoint => 'useQuery' in endpoint;

const queries = apiSlices.flatMap(({ reducerPath, endpoints }) =>
  Object.entries<object>(endpoints).flatMap(([name, endpoint]) =>
    isQuery(endpoint) && !neverFailing.includes(name)
      ? [[`${reducerPath}.${name}`, screenQuery(endpoint, args[name] ?? {})] as const]
      : [],
  ),
) satisfies (readonly [string, ScreenQuery<RootState>])[];

test('the queries of every area are found, with those that are injected later', () => {
  expect(queries.map(([name]) => name)).toEqual(
    expect.arrayContaining(['banners.getBanners', 'products.getProduct', 'listings.getBikes']),
  );
});

// spec §8.14
test.each(queries)(
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
