import { act, render, screen } from '@testing-library/react';
import { clockTicked, wentOffline } from '../../../api/connectionSlice';
import { makeStore } from '../../../app/store';
import { StoreProvider } from '../../../app/StoreProvider';
import { addressOf } from '../../../router/locationSlice';
import { matchRoute } from '../../../router/routeTable';
import { allAnnounced, watchAnnouncements } from '../../../testing/announcements';
import { mockHomeBackend } from '../../../testing/homeBackend';
import { testEnvironment } from '../../../testing/renderApp';
import { productsQuery } from '../../home/homeQueries';
import { updateFound } from '../../offline/releaseSlice';
import { productsApi } from '../../products/productsApi';
import { Notices } from './Notices';

const announced = watchAnnouncements();

test('what there is to say at once is announced, and there is no other live region', async () => {
  mockHomeBackend();
  await matchRoute('/').route.screen.preload('en');
  const store = makeStore(testEnvironment(), { location: addressOf('/', 'load') });
  await store.dispatch(productsApi.endpoints.getFeaturedProducts.initiate(productsQuery));
  store.dispatch(updateFound());
  store.dispatch(wentOffline());
  store.dispatch(clockTicked(Date.now()));
  render(
    <StoreProvider store={store}>
      <Notices />
    </StoreProvider>,
  );
  expect(await screen.findByText(/offline/)).toBeVisible();
  expect(await allAnnounced(announced)).toEqual([
    'You are offline. Saved less than a minute ago',
    'A new version of the shop is ready.',
  ]);
  // The age grows by itself.
  act(() => {
    store.dispatch(clockTicked(Date.now() + 5 * 60_000));
  });
  expect(screen.getByText('You are offline. Saved 5 minutes ago')).toBeVisible();
  expect(await allAnnounced(announced)).toEqual([]);
  expect(screen.queryByRole('status')).toBeNull();
});
