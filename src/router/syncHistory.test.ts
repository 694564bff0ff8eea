import { makeStore } from '../app/store';
import { yieldToMain } from '../shared/lib/yieldToMain';
import { testEnvironment } from '../testing/renderApp';
import { addressOf, navigate } from './locationSlice';
import { screenAt } from './routeTable';
import { syncHistory } from './syncHistory';

const address = () => window.location.pathname + window.location.search;

let stop: () => void = () => undefined;

/** A store at an address, synced with a history at another one. */
function tie(storeHref: string, browserHref = storeHref) {
  window.history.replaceState(null, '', browserHref);
  const store = makeStore(testEnvironment(), { location: addressOf(storeHref, 'load') });
  stop = syncHistory(store);
  return store;
}

/** Replaces the query, as a filter does. */
function filter(store: ReturnType<typeof tie>, query: string) {
  store.dispatch({ type: 'filtered', meta: { search: `?${query}` } });
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a change in place is in the address a task later, so that its frame can come first', async () => {
  const store = tie('/bikes/listings');
  filter(store, 'color=Red');
  expect(address()).toBe('/bikes/listings');
  await yieldToMain();
  expect(address()).toBe('/bikes/listings?color=Red');
});

test('of many changes in a row the last is in the address when they rest', async () => {
  const store = tie('/bikes/listings');
  const replaced = jest.spyOn(window.history, 'replaceState');
  for (let price = 1; price <= 50; price++) {
    filter(store, `priceMin=${String(price)}`);
    await yieldToMain();
  }
  expect(replaced.mock.calls.length).toBeLessThan(20);
  jest.runAllTimers();
  expect(address()).toBe('/bikes/listings?priceMin=50');
  expect(replaced.mock.calls.length).toBeLessThan(20);
  filter(store, 'priceMin=51');
  await yieldToMain();
  expect(address()).toBe('/bikes/listings?priceMin=51');
});

test.each([1, 50])('or when the visitor goes on, after %i changes', async (count) => {
  const store = tie('/bikes/listings');
  for (let price = 1; price <= count; price++) filter(store, `priceMin=${String(price)}`);
  store.dispatch(navigate('/about'));
  expect(address()).toBe('/about');
  const back = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  jest.useRealTimers();
  window.history.back();
  await back;
  expect(address()).toBe(`/bikes/listings?priceMin=${String(count)}`);
  expect(store.getState().location.search).toBe(`?priceMin=${String(count)}`);
});

test('a visitor who went back before the page listened is followed', () => {
  const store = tie('/about', '/bikes/listings?color=Red');
  expect(store.getState().location).toMatchObject({
    pathname: '/bikes/listings',
    search: '?color=Red',
    arrival: 'pop',
  });
  expect(address()).toBe('/bikes/listings?color=Red');
});

test('back to another language requests its screen beside the messages', () => {
  tie('/');
  const preload = jest.spyOn(screenAt('/about'), 'preload').mockRejectedValue(new Error('late'));
  window.history.replaceState({ key: 'before' }, '', '/pap/about');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(preload).toHaveBeenCalledWith('pap');
});
