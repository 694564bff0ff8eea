import type { BackendResponse, Transport } from '../../api/transport';
import { screen as bikesScreen } from '../../features/bikes/bikesScreen';
import { screen as homeScreen } from '../../features/home/homeScreen';
import { addressOf } from '../../shared/location/locationSlice';
import { testEnvironment } from '../../testing/renderApp';
import { matchRoute } from '../routing/routes';
import { routeDataLoader } from './routeData';

const DEADLINE = 100;

/** A backend whose answers stay the very same until they are changed. */
function fakeBackend() {
  const answers = new Map<string, BackendResponse>();
  const asked: string[] = [];
  const transport = jest.fn<ReturnType<Transport>, Parameters<Transport>>((url) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    const answer = answers.get(pathname) ?? {
      status: 200,
      body: [],
      etag: '"e"',
      retryAfter: null,
    };
    answers.set(pathname, answer);
    return Promise.resolve(answer);
  });
  return {
    transport,
    load: routeDataLoader(testEnvironment({ transport }), DEADLINE),
    /** What was asked since the last look. */
    asked: () => asked.splice(0),
    change: (pathname: string, change: Partial<BackendResponse>) => {
      const answer = answers.get(pathname);
      if (!answer) throw new Error(`Nobody has asked for ${pathname}`);
      answers.set(pathname, { ...answer, ...change });
    },
  };
}

const home = (search = '') => addressOf(`/${search}`, 'load', 'first');
const minute = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  await matchRoute('/')?.route.screen.preload();
  await matchRoute('/bikes/listings')?.route.screen.preload();
});

let now: jest.SpyInstance;
beforeEach(() => {
  now = jest.spyOn(Date, 'now').mockReturnValue(minute);
});
afterEach(() => {
  now.mockRestore();
});

test('every page asks once; of the same answers nothing is made anew', async () => {
  const { load, asked } = fakeBackend();
  const first = await load(home(), homeScreen, {});
  const questions = asked();
  expect(questions).toHaveLength(4);
  expect(first.isComplete).toBe(true);

  const second = await load(home('?utm_source=mail'), homeScreen, {});
  expect(asked().sort()).toEqual(questions.sort());
  expect(second.isComplete).toBe(true);
  expect(second.state.location.search).toBe('?utm_source=mail');
  expect(second.state.banners).toBe(first.state.banners);
  expect({ ...second.state, location: null }).toEqual({ ...first.state, location: null });
});

test('another answer counts at once, and is asked for once', async () => {
  const { load, asked, change } = fakeBackend();
  const first = await load(home(), homeScreen, {});
  asked();
  change('/api/v1/categories-enhanced', { body: [{ id: 'boats', name: 'Boats', slug: 'boats' }] });
  const second = await load(home(), homeScreen, {});
  expect(asked()).toHaveLength(4);
  expect(JSON.stringify(second.state.categories)).toContain('Boats');
  expect(JSON.stringify(first.state.categories)).not.toContain('Boats');
});

test('the state tells the minute of its page', async () => {
  const { load } = fakeBackend();
  const first = await load(home(), homeScreen, {});
  expect(JSON.stringify(first.state.banners)).toContain(`"fulfilledTimeStamp":${String(minute)}`);
  now.mockReturnValue(minute + 60_000);
  const second = await load(home(), homeScreen, {});
  expect(JSON.stringify(second.state.banners)).toContain(
    `"fulfilledTimeStamp":${String(minute + 60_000)}`,
  );
  // Of the same answers.
  const data = ({ state }: typeof first) => Object.values(state.banners.queries)[0]?.data;
  expect(data(second)).toBe(data(first));
});

test.each<[string, Transport]>([
  ['is late', () => new Promise(() => undefined)],
  ['cannot be had', () => Promise.reject(new TypeError('down'))],
  [
    'is a failure',
    () => Promise.resolve({ status: 500, body: null, etag: null, retryAfter: null }),
  ],
])('an answer that %s leaves the page incomplete, and nothing behind', async (_, fault) => {
  const { load, asked, transport } = fakeBackend();
  await load(home(), homeScreen, {});
  asked();
  const healthy = transport.getMockImplementation();
  transport.mockImplementation((url, init) =>
    url.includes('/api/v1/categories-enhanced') || !healthy ? fault(url, init) : healthy(url, init),
  );
  const broken = await load(home(), homeScreen, {});
  expect(broken.isComplete).toBe(false);
  expect(Object.keys(broken.state.categories.queries)).toHaveLength(0);
  expect(Object.keys(broken.state.types.queries)).toHaveLength(1);
  expect(asked()).toHaveLength(3);

  transport.mockImplementation(healthy);
  const whole = await load(home(), homeScreen, {});
  expect(whole.isComplete).toBe(true);
  expect(Object.keys(whole.state.categories.queries)).toHaveLength(1);
});

test('a screen that loads by the query has data for each', async () => {
  const { load } = fakeBackend();
  const at = (search: string) =>
    load(addressOf(`/bikes/listings${search}`, 'load', 'first'), bikesScreen, {});
  const auctions = await at('?listingType=auction');
  const all = await at('');
  expect(auctions.state.bikeFilters?.filters.listingType).toBe('auction');
  expect(all.state.bikeFilters?.filters.listingType).not.toBe('auction');
});

test('an address without a screen has data too', async () => {
  const { load, asked } = fakeBackend();
  const data = await load(addressOf('/nowhere', 'load', 'first'), undefined, {});
  expect(data.isComplete).toBe(true);
  expect(data.state.location.pathname).toBe('/nowhere');
  expect(asked()).toEqual([]);
});
