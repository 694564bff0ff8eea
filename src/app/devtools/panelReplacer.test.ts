import '../../testing/devToolsMock';
import { HttpResponse, http } from 'msw';
import { isCut } from '../../features/bikes/bikeList';
import { listingsApi } from '../../features/bikes/listingsApi';
import { backendPaths } from '../../shared/config/backendPaths';
import { receivedState, sentText } from '../../testing/devToolsHistory';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { makeStore } from '../store';
import { devTools } from './devTools';

/** A store with so many bikes. */
async function storeWith(count: number) {
  const data = Array.from({ length: count }, (_, index) => ({
    _id: index,
    title: `Bike ${String(index)}`,
    price: 100,
    categoryId: { slug: 'bike' },
  }));
  server.use(http.get(BACKEND + backendPaths.listings, () => HttpResponse.json({ data })));
  const store = makeStore(testEnvironment(), undefined, devTools);
  await store.dispatch(listingsApi.endpoints.getBikes.initiate());
  return store;
}

const { getBikes } = listingsApi.endpoints;

test('what the panel is sent is complete up to 2,000 bikes', async () => {
  const store = await storeWith(2_000);
  const complete: unknown = JSON.parse(JSON.stringify(store.getState()));
  expect(receivedState(store.getState())).toEqual(complete);
});

test('of more bikes it is sent 2,000, marked as cut, and the shop keeps all', async () => {
  const store = await storeWith(5_000);
  const list = getBikes.select()(receivedState(store.getState())).data;
  expect(list?.bikes).toHaveLength(2_000);
  expect(list?.cut?.total).toBe(5_000);
  expect(isCut(list)).toBe(true);
  expect(getBikes.select()(store.getState()).data?.bikes).toHaveLength(5_000);
});

test('the states of several rows contain the same list once', async () => {
  const store = await storeWith(5_000);
  const state = store.getState();
  expect(sentText([state, { ...state }]).length).toBeLessThan(sentText([state]).length * 1.1);
});
