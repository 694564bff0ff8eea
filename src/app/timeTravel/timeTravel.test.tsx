import '../../testing/devToolsDouble';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { selectRetries } from '../../api/connectionSlice';
import { heartToggled } from '../../features/wishlist/wishlistSlice';
import { HERO_AUTO_ADVANCE_MS, RETRY_DELAY_MS } from '../../shared/config/times';
import { addressChanged, addressOf } from '../../shared/location/locationSlice';
import { devTools } from '../../testing/devToolsDouble';
import {
  exportHistory,
  importHistory,
  jump,
  jumpToPresent,
  lifted,
  seen,
  withDevTools,
} from '../../testing/devToolsHistory';
import { mockHomeBackend } from '../../testing/homeBackend';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';
import { type AppStore, areaApis } from '../store';
import { devToolsOptions, shortened } from './devTools';

const requests: string[] = [];

async function visit() {
  mockHomeBackend();
  server.use(
    http.get(`${BACKEND}/api/listings`, () =>
      HttpResponse.json({
        data: [
          { _id: 1, title: 'Yamaha', price: 4500, categoryId: { slug: 'bike' } },
          { _id: 2, title: 'Honda', price: 900, categoryId: { slug: 'bike' } },
        ],
      }),
    ),
  );
  const view = await renderApp('/', { environment: withDevTools });
  await screen.findAllByRole('article');
  return view;
}

/** Goes from Home, with a heart and another slide, to the bikes. */
async function walk() {
  const view = await visit();
  const { user } = view;
  const [heart] = screen.getAllByRole('button', { name: /wishlist/i, pressed: false });
  if (heart) await user.click(heart);
  await user.click(screen.getByRole('button', { name: /next slide/i }));
  act(() => {
    view.store.dispatch(addressChanged(addressOf('/bikes/listings', 'push')));
  });
  expect(await screen.findByText('Yamaha')).toBeVisible();
  // RTK Query notes in the store what is on the screen with a delay.
  await waitFor(() => {
    expect(subscribedAreas(view.store)).toEqual(['listings']);
  });
  return view;
}

/** The areas that the screen uses, as the store knows them. */
function subscribedAreas({ getState }: AppStore): string[] {
  const state = getState();
  return areaApis
    .map(({ reducerPath }) => reducerPath)
    .filter((path) =>
      Object.values(state[path].subscriptions).some(
        (subscribers) => Object.keys(subscribers ?? {}).length > 0,
      ),
    );
}

/** Time passes only when the test says so. */
function useClockOfTest() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
}

beforeEach(() => {
  requests.length = 0;
  server.events.on('request:start', ({ request }) => {
    requests.push(request.url);
  });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  server.events.removeAllListeners();
});

test('stepping back and forth shows each state again, with its address, and does nothing else', async () => {
  const { store, container, leave } = await walk();
  const last = lifted(store).getState().currentStateIndex;
  const present = seen(container);
  const before = requests.length;
  const log = jest.mocked(console.log).mock.calls.length;

  const back = new Map<number, string>();
  for (let index = last; index >= 0; index--) {
    await jump(store, index);
    back.set(index, seen(container));
  }
  expect(store.isLive()).toBe(false);
  const pages = new Set([...back.values()].map((page) => page.split('\n')[0]));
  expect([...pages].sort()).toEqual(['/', '/bikes/listings']);
  expect(new Set(back.values()).size).toBeGreaterThan(4);
  for (let index = 0; index <= last; index++) {
    await jump(store, index);
    expect(seen(container)).toBe(back.get(index));
  }
  expect(requests).toHaveLength(before);
  expect(jest.mocked(console.log).mock.calls).toHaveLength(log);

  await jumpToPresent(store);
  expect(store.isLive()).toBe(true);
  expect(seen(container)).toBe(present);
  expect(requests).toHaveLength(before);
  leave();
});

test('the past is read only and its clocks stand still', async () => {
  useClockOfTest();
  const { store, container, leave } = await visit();
  await jump(store, 3);
  const shown = seen(container);
  const { stagedActionIds } = lifted(store).getState();
  act(() => {
    store.dispatch(heartToggled('1'));
  });
  // Longer than the slider waits.
  await act(() => jest.advanceTimersByTimeAsync(HERO_AUTO_ADVANCE_MS + 500));
  expect(seen(container)).toBe(shown);
  const after = lifted(store).getState().stagedActionIds.length;
  // RTK Query may note what is mounted; nothing else is recorded.
  expect(after - stagedActionIds.length).toBeLessThanOrEqual(5);
  expect(store.getState().wishlist.hearts).toEqual([]);
  leave();
});

test('a history that was exported comes back in a fresh tab, on another address', async () => {
  const first = await walk();
  const present = seen(first.container);
  const exported = exportHistory(first.store);
  first.leave();

  const second = await visit();
  const before = requests.length;
  await importHistory(second.store, exported);
  await waitFor(() => {
    expect(seen(second.container)).toBe(present);
  });
  expect(second.store.isLive()).toBe(false);
  expect(requests).toHaveLength(before);

  act(() => {
    lifted(second.store).dispatch(devTools.commit());
  });
  expect(second.store.isLive()).toBe(true);
  second.leave();
});

test('a request that waits to be repeated waits for the present', async () => {
  useClockOfTest();
  mockHomeBackend();
  server.use(http.get(`${BACKEND}/api/v1/banners`, () => new HttpResponse(null, { status: 503 })));
  const { store, leave } = await renderApp('/', {
    environment: { ...withDevTools, retries: true },
  });
  await waitFor(() => {
    expect(Object.keys(selectRetries(store.getState()))).toHaveLength(1);
  });
  await jump(store, 1);
  const before = requests.length;
  await act(() => jest.advanceTimersByTimeAsync(RETRY_DELAY_MS + 500));
  expect(requests).toHaveLength(before);
  await jumpToPresent(store);
  await waitFor(() => {
    expect(requests.length).toBeGreaterThan(before);
  });
  leave();
});

test('DevTools shows calls by their endpoint, without the bookkeeping of RTK Query', () => {
  const { actionSanitizer, actionsDenylist = [] } = devToolsOptions;
  const called = {
    type: 'banners/executeQuery/pending',
    meta: { arg: { endpointName: 'getBanners' } },
  };
  expect(actionSanitizer?.(called, 1).type).toBe('banners/executeQuery/pending (getBanners)');
  const isHidden = (type: string) => [actionsDenylist].flat().some((part) => type.match(part));
  expect(isHidden('banners/internalSubscriptions/subscriptionsUpdated')).toBe(true);
  expect(isHidden('banners/config/middlewareRegistered')).toBe(true);
  expect(isHidden(called.type)).toBe(false);
});

test('DevTools shows a named instance, and cuts long lists', () => {
  expect(devToolsOptions.name).toBe('Dushi Market');
  const list = Array.from({ length: 1_000 }, (_, index) => ({ index }));
  expect(shortened({ type: 'a', payload: { list } }).payload.list).toHaveLength(21);
});
