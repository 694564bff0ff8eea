import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { selectRetries } from '../../api/connectionSlice';
import type { AppStore } from '../../app/store';
import { navigate } from '../../router/locationSlice';
import { paths } from '../../shared/config/paths';
import { QUERY_RETRIES } from '../../shared/config/times';
import { mockHomeBackend } from '../../testing/homeBackend';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';
import { bannersApi } from '../banners/bannersApi';
import { bannersQuery } from '../home/homeQueries';
import { followConnection, runConnectionClock } from './connection';
import { selectSavedAt } from './shownCalls';

const stops: (() => void)[] = [];

async function openHome(environment = {}) {
  mockHomeBackend();
  const view = await renderApp('/', { environment });
  stops.push(followConnection(view.store), runConnectionClock(view.store));
  await screen.findAllByRole('article');
  return view;
}

function go({ dispatch }: AppStore, path: string) {
  act(() => {
    dispatch(navigate(path));
  });
}

function say(event: 'online' | 'offline') {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
}

const failBanners = () => {
  server.use(http.get(`${BACKEND}/api/v1/banners`, () => new HttpResponse(null, { status: 503 })));
};

/** Home, whose banners could not be refreshed. */
async function openStaleHome() {
  const view = await openHome();
  failBanners();
  say('online');
  expect(await screen.findByText("Some content couldn't be loaded.")).toBeVisible();
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  return view;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('the age of a cached copy stays from the first failure until the content comes', async () => {
  const { store } = await openHome({ canRetry: true });
  failBanners();
  say('online');
  const button = await screen.findByRole('button', { name: 'Try Again' });
  const isShown: boolean[] = [];
  store.subscribe(() => isShown.push(selectSavedAt(store.getState()) !== null));
  for (let retry = 1; retry <= QUERY_RETRIES; retry += 1) {
    await waitFor(() => {
      expect(Object.values(selectRetries(store.getState()))).toMatchObject([{ attempt: retry }]);
    });
    fireEvent.click(button);
  }
  expect(await screen.findByText("Some content couldn't be loaded.")).toBeVisible();
  expect(isShown).not.toContain(false);
  mockHomeBackend();
  fireEvent.click(button);
  await waitFor(() => {
    expect(screen.queryByText(/^Saved/)).toBeNull();
  });
});

// spec §8.14
test('what has failed is requested again when its screen opens again, and the warning goes', async () => {
  const { store } = await openStaleHome();
  go(store, paths.about);
  await screen.findByRole('heading', { level: 1, name: /Everything sweet/ });
  const arrivals = mockHomeBackend();
  go(store, paths.home);
  await waitFor(() => {
    expect(screen.queryByText("Some content couldn't be loaded.")).toBeNull();
  });
  await waitFor(() => {
    expect(screen.queryByText(/^Saved/)).toBeNull();
  });
  const requests = arrivals.filter(({ body }) => body === null);
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/banners']);
});

// spec §8.15
test('a screen without saved content says nothing of it, and back on Home it is said again', async () => {
  const { store } = await openStaleHome();
  go(store, paths.about);
  await screen.findByRole('heading', { level: 1, name: /Everything sweet/ });
  expect(screen.queryByText(/^Saved/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  go(store, paths.home);
  expect(await screen.findByText(/^Saved/)).toBeVisible();
});

test('back online on a screen without content, what Home has shown stays and is not fetched', async () => {
  const { store } = await openHome();
  const selectBanners = bannersApi.endpoints.getBanners.select(bannersQuery);
  go(store, paths.about);
  await screen.findByRole('heading', { level: 1, name: /Everything sweet/ });
  const arrivals = mockHomeBackend();
  say('offline');
  expect(screen.queryByText(/Saved/)).toBeNull();
  say('online');
  expect(selectBanners(store.getState()).data).toHaveLength(4);
  go(store, paths.home);
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(arrivals.filter(({ body }) => body === null)).toEqual([]);
});
