import '../../testing/devToolsMock';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { selectRetries } from '../../api/connectionSlice';
import { heartToggled } from '../../features/wishlist/wishlistSlice';
import { HERO_AUTO_ADVANCE_MS, RETRY_DELAY_MS } from '../../shared/config/times';
import {
  jump,
  jumpToPresent,
  lifted,
  recorded,
  seen,
  withDevTools,
} from '../../testing/devToolsHistory';
import { mockHomeBackend } from '../../testing/homeBackend';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';
import { visitHome, walkToBikes } from '../../testing/timeTravelVisit';
import { devToolsOptions, shortened } from './devTools';

const requests: string[] = [];

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
  const { store, container, leave } = await walkToBikes();
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
  const { store, container, leave } = await visitHome();
  // The slides are shown, and would move on.
  await jump(store, recorded(store).indexOf('heroSlider/slideShown'));
  expect(screen.getByRole('button', { name: /next slide/i })).toBeVisible();
  const shown = seen(container);
  const before = recorded(store);
  act(() => {
    store.dispatch(heartToggled('1'));
  });
  // Longer than the slider waits.
  await act(() => jest.advanceTimersByTimeAsync(HERO_AUTO_ADVANCE_MS + 500));
  expect(seen(container)).toBe(shown);
  expect(recorded(store)).toEqual(before);
  expect(store.getState().wishlist.hearts).toEqual([]);
  leave();
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
