import type { BackendResponse, Transport } from '../../api/transport';
import { screen as bikesScreen } from '../../features/bikes/bikesScreen';
import { screen as homeScreen } from '../../features/home/homeScreen';
import { addressOf } from '../../router/locationSlice';
import { matchRoute, screenAt } from '../../router/routeTable';
import { testEnvironment } from '../../testing/renderApp';
import { routeDataLoader } from './routeData';

const DEADLINE_MS = 10_000;
/** Within this time Redux Toolkit tells subscribers of actions that it batches. */
const BATCH_MS = 100;
const MINUTE_MS = 60_000;
const noon = Date.UTC(2026, 0, 1, 12);
const home = addressOf('/', 'load', 'first');

const empty: BackendResponse = {
  status: 200,
  body: [],
  etag: null,
  retryAfter: null,
  date: null,
  language: null,
};

function setup(respond: Transport = () => Promise.resolve(empty)) {
  const transport = jest.fn<ReturnType<Transport>, Parameters<Transport>>(respond);
  return { transport, load: routeDataLoader(testEnvironment({ transport }), DEADLINE_MS) };
}

beforeAll(async () => {
  await matchRoute('/').route.screen.preload('en');
  await matchRoute('/bikes/listings').route.screen.preload('en');
});

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
});
afterEach(() => {
  jest.useRealTimers();
});

test('every page requests its data', async () => {
  const { load, transport } = setup();
  const { isComplete, state } = await load(home, homeScreen, {});
  expect(isComplete).toBe(true);
  expect(transport).toHaveBeenCalledTimes(4);
  expect(Object.keys(state.banners.queries)).toHaveLength(1);
  await load(home, homeScreen, {});
  expect(transport).toHaveBeenCalledTimes(8);
});

test('two servers make the same state of the same responses, within a minute', async () => {
  const first = await setup().load(home, homeScreen, {});
  jest.setSystemTime(noon + MINUTE_MS - 1);
  const second = await setup().load(home, homeScreen, {});
  expect(JSON.stringify(second.state)).toBe(JSON.stringify(first.state));
  jest.setSystemTime(noon + MINUTE_MS);
  const later = await setup().load(home, homeScreen, {});
  expect(JSON.stringify(later.state.banners)).toContain(
    `"fulfilledTimeStamp":${String(noon + MINUTE_MS)}`,
  );
});

test.each<[string, Transport]>([
  ['is late', () => new Promise(() => undefined)],
  ['never comes', () => Promise.reject(new TypeError('down'))],
  ['is a failure', () => Promise.resolve({ ...empty, status: 500, body: null })],
])('a response that %s leaves the page incomplete, and nothing of itself', async (_, fault) => {
  const { load, transport } = setup((url, init) =>
    url.includes('/api/v1/categories-enhanced') ? fault(url, init) : Promise.resolve(empty),
  );
  const loading = load(home, homeScreen, {});
  await jest.advanceTimersByTimeAsync(DEADLINE_MS);
  const broken = await loading;
  expect(broken.isComplete).toBe(false);
  expect(Object.keys(broken.state.categories.queries)).toHaveLength(0);
  expect(Object.keys(broken.state.types.queries)).toHaveLength(1);

  transport.mockResolvedValue(empty);
  expect((await load(home, homeScreen, {})).isComplete).toBe(true);
});

test.each<[string, number, Transport]>([
  ['come', 0, () => Promise.resolve(empty)],
  ['fail', 0, () => Promise.resolve({ ...empty, status: 500, body: null })],
  ['are late', DEADLINE_MS, () => new Promise(() => undefined)],
])('when responses %s, no timer keeps the page in memory', async (_, ms, respond) => {
  jest.spyOn(console, 'error').mockImplementation();
  const { load } = setup(respond);
  const pages = Promise.all([
    load(home, homeScreen, {}),
    load(addressOf('/bikes/listings', 'load', 'first'), bikesScreen, {}),
  ]);
  await jest.advanceTimersByTimeAsync(ms);
  await pages;
  await jest.advanceTimersByTimeAsync(BATCH_MS);
  expect(jest.getTimerCount()).toBe(0);
});

test('a screen may load by the query of the address', async () => {
  const { load } = setup();
  const at = (search: string) =>
    load(addressOf(`/bikes/listings${search}`, 'load', 'first'), bikesScreen, {});
  expect((await at('?listingType=auction')).state.bikeFilters?.filters.listingType).toBe('auction');
  expect((await at('')).state.bikeFilters?.filters.listingType).not.toBe('auction');
});

test('an unknown address has a state too, and sends no request', async () => {
  const { load, transport } = setup();
  const data = await load(
    addressOf('/nowhere', 'load', 'first'),
    await screenAt('/nowhere').preload('en'),
    {},
  );
  expect(data.isComplete).toBe(true);
  expect(data.state.location.pathname).toBe('/nowhere');
  expect(transport).not.toHaveBeenCalled();
});
