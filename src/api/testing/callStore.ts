import {
  type ThunkDispatch,
  type UnknownAction,
  configureStore,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import { locationSlice } from '../../router/locationSlice';
import { ownOriginConfig } from '../../shared/config/runtimeConfig';
import { contentLanguageSlice } from '../../shared/i18n/contentLanguageSlice';
import { BACKEND, server } from '../../testing/mswServer';
import { type ApiRequest, baseQuery } from '../baseQuery';
import { connectionSlice, selectNow, selectRetries } from '../connectionSlice';
import { type ScreenQuery, screenQuery } from '../screenQuery';
import { type ThunkExtra, browserEnvironment, makeThunkExtra } from '../thunkExtra';
import { tryAgainListener } from '../tryAgain';

export const api = createApi({
  baseQuery,
  endpoints: (build) => ({
    getThing: build.query<unknown, Partial<ApiRequest>>({
      query: (request) => ({
        path: '/thing',
        failure: { message: 'Failed to load things' },
        ...request,
      }),
    }),
    getOften: build.query<unknown, void>({
      query: () => ({ path: '/thing', failure: { message: 'Failed to load things' } }),
      extraOptions: { maxRetries: 5 },
    }),
    saveOften: build.mutation<unknown, void>({
      query: () => ({ path: '/thing', method: 'POST', failure: { message: 'Failed to save' } }),
      extraOptions: { maxRetries: 2 },
    }),
    saveThing: build.mutation<unknown, unknown>({
      query: (body) => ({
        path: '/thing',
        method: 'POST',
        body,
        failure: { message: 'Failed to save' },
      }),
    }),
  }),
});

/** The queries of the screen. */
const shown: readonly ScreenQuery<TestState>[] = [{}, { path: '/failed' }, { path: '/fine' }].map(
  (request) => screenQuery(api.endpoints.getThing, request),
);

export function makeCallStore(overrides: Partial<ThunkExtra> = {}) {
  const extra: ThunkExtra = {
    ...makeThunkExtra({
      ...browserEnvironment(ownOriginConfig),
      origins: { api: BACKEND, listings: `${BACKEND}/listings` },
    }),
    ...overrides,
  };
  const listeners = createListenerMiddleware<TestState, TestDispatch, ThunkExtra>({ extra });
  listeners.startListening(tryAgainListener(() => shown));
  return configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      connection: connectionSlice.reducer,
      contentLanguage: contentLanguageSlice.reducer,
      location: locationSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
}

interface TestState {
  readonly api: ReturnType<typeof api.reducer>;
  readonly connection: ReturnType<typeof connectionSlice.reducer>;
  readonly contentLanguage: ReturnType<typeof contentLanguageSlice.reducer>;
  readonly location: ReturnType<typeof locationSlice.reducer>;
}
type TestDispatch = ThunkDispatch<TestState, ThunkExtra, UnknownAction>;

/** Responds with each in turn, then always with the last; counts the requests. */
export function respondWith(...responses: (() => Response | Promise<Response>)[]) {
  const seen: Request[] = [];
  const response = ({ request }: { request: Request }) => {
    seen.push(request);
    const next = responses[Math.min(seen.length, responses.length) - 1];
    return next ? next() : HttpResponse.error();
  };
  server.use(http.all(`${BACKEND}/*`, response));
  return seen;
}

export const ok = () => HttpResponse.json({ fine: true });
export const down = () => new HttpResponse(null, { status: 500 });

/** Delay of the only scheduled retry, in ms. */
export function retryWaitMs({ getState }: ReturnType<typeof makeCallStore>): number {
  const [retry] = Object.values(selectRetries(getState()));
  return (retry?.at ?? NaN) - selectNow(getState());
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
});
