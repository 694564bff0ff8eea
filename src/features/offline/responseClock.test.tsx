import '../../testing/devToolsMock';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { makeStore } from '../../app/store';
import { devTools, lifted, withDevTools } from '../../testing/devToolsHistory';
import { nextTurn } from '../../testing/eventLoop';
import { mockHomeBackend, hero, promo } from '../../testing/homeBackend';
import { renderApp, testEnvironment } from '../../testing/renderApp';
import { runResponseClock } from './responseClock';
import {
  allRead,
  allWritten,
  banners,
  down,
  endVisits,
  getBanners,
  mockBanners,
  persistIn,
  startVisit,
} from './testing/persistedVisits';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOW = Date.UTC(2026, 10, 28, 12);

const stops: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The test's own time limit ends a wait in vain. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) {
    await pass(1);
    await act(nextTurn);
  }
};
const inMinutes = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();
const sees = (title: string) => screen.queryByText(title) !== null;

/** Home with a promo card that ends in two minutes, and a slide that begins in three. */
async function openHome() {
  mockHomeBackend({
    banners: [promo({ endDate: inMinutes(2) }), hero('later', { startDate: inMinutes(3) })],
    products: [],
  });
  const { store } = await renderApp('/', { environment: withDevTools });
  stops.push(runResponseClock(store));
  await until(() => sees('Snorkel days'));
  expect(sees('Slide later')).toBe(false);
  return store;
}

test('banners begin and end on an open page, on time and without a request', async () => {
  await openHome();
  mockHomeBackend({ banners: 404 });
  await pass(2 * MINUTE_MS - (Date.now() - NOW) - 1);
  expect([sees('Snorkel days'), sees('Slide later')]).toEqual([true, false]);
  // React hears of it with the next frame.
  await pass(100);
  expect([sees('Snorkel days'), sees('Slide later')]).toEqual([false, false]);
  await pass(MINUTE_MS);
  expect([sees('Snorkel days'), sees('Slide later')]).toEqual([false, true]);
});

test('while DevTools shows the past nothing changes, and then what is due', async () => {
  const store = await openHome();
  act(() => {
    lifted(store).dispatch(devTools.lockChanges(true));
  });
  await pass(5 * MINUTE_MS);
  expect([sees('Snorkel days'), sees('Slide later')]).toEqual([true, false]);
  act(() => {
    lifted(store).dispatch(devTools.lockChanges(false));
  });
  await pass(1_000);
  expect([sees('Snorkel days'), sees('Slide later')]).toEqual([false, true]);
});

const running = (store: ReturnType<typeof startVisit>) =>
  banners(store).data?.map(({ id, isRunning }) => [id, isRunning]);

const tomorrow = () =>
  HttpResponse.json({
    data: [
      { _id: 'new', title: 'New', startDate: '2026-11-29' },
      { _id: 'old', title: 'Old', endDate: '2026-11-28' },
    ],
  });

describe('banners of yesterday', () => {
  beforeEach(() => {
    // The clock of this page alone: IndexedDB needs its timers.
    jest.useRealTimers();
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    mockBanners(tomorrow);
  });

  test('are restored as they are today, offline too', async () => {
    const first = startVisit();
    await first.dispatch(getBanners.initiate({}));
    expect(running(first)).toEqual([
      ['new', false],
      ['old', true],
    ]);
    await allWritten();
    endVisits();
    mockBanners(down);
    jest.spyOn(Date, 'now').mockReturnValue(NOW + DAY_MS);
    const second = startVisit();
    await second.dispatch(getBanners.initiate({}));
    await allRead();
    expect(running(second)).toEqual([
      ['new', true],
      ['old', false],
    ]);
  });

  test('of a page from a cache become those of today, and stay the same response', async () => {
    const rendered = makeStore(testEnvironment());
    await rendered.dispatch(getBanners.initiate({}));
    jest.spyOn(Date, 'now').mockReturnValue(NOW + DAY_MS);
    const store = persistIn(makeStore(testEnvironment(), { banners: rendered.getState().banners }));
    stops.push(runResponseClock(store));
    await allRead();
    expect(running(store)).toEqual([
      ['new', true],
      ['old', false],
    ]);
    const { status, requestId, fulfilledTimeStamp } = banners(rendered);
    expect(banners(store)).toMatchObject({ status, requestId, fulfilledTimeStamp });
  });
});
