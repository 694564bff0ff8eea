/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import type * as v from 'valibot';
import { locationSlice } from '../router/locationSlice';
import { contentLanguageSlice } from '../shared/i18n/contentLanguageSlice';
import { BACKEND, server } from '../testing/mswServer';
import { failures } from './apiErrors';
import { areaDefaults } from './areaDefaults';
import { fetchedSchema } from './fetchedSchema';
import { listResponse } from './responses';
import { browserEnvironment, makeThunkExtra } from './thunkExtra';

type FetchSchema = () => Promise<v.GenericSchema<unknown, unknown[]>>;

const origins = { api: BACKEND, listings: BACKEND };

const fetchSchema = jest.fn<ReturnType<FetchSchema>, []>();

const api = createApi({
  ...areaDefaults,
  endpoints: (build) => ({
    getThings: build.query<unknown[], void>({
      query: () => ({ path: '/things', failure: failures.loadContent }),
      rawResponseSchema: fetchedSchema(fetchSchema),
    }),
  }),
});

async function call() {
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      contentLanguage: contentLanguageSlice.reducer,
      location: locationSlice.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: makeThunkExtra({ ...browserEnvironment(), origins }) },
      }).concat(api.middleware),
  });
  const { data, error } = await store.dispatch(
    api.endpoints.getThings.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  return { data, error };
}

const unreadable = {
  data: undefined,
  error: { status: 'INVALID_RESPONSE', ...failures.unreadable },
};

beforeEach(() => {
  fetchSchema.mockReset().mockResolvedValue(listResponse);
  server.use(http.get(`${BACKEND}/things`, () => HttpResponse.json({ data: [1, 2] })));
});

test('a response is read by the schema that is fetched', async () => {
  expect(await call()).toEqual({ data: [1, 2], error: undefined });
});

// spec §9.6
test('a response that the schema refuses is unreadable, and not requested again', async () => {
  let requests = 0;
  server.use(
    http.get(`${BACKEND}/things`, () => {
      requests++;
      return HttpResponse.json({ things: [] });
    }),
  );
  expect(await call()).toEqual(unreadable);
  expect(requests).toBe(1);
});

test('a response whose schema cannot be had is unreadable; the next call fetches it again', async () => {
  fetchSchema.mockRejectedValueOnce(new Error('Loading chunk background failed'));
  expect(await call()).toEqual(unreadable);
  expect(await call()).toEqual({ data: [1, 2], error: undefined });
});
