import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { backendPaths } from '../../../shared/config/backendPaths';
import { expectAccessible } from '../../../testing/expectAccessible';
import { mockHomeBackend } from '../../../testing/homeBackend';
import { BACKEND, server } from '../../../testing/mswServer';
import { renderApp } from '../../../testing/renderApp';
import { followConnection, runConnectionClock } from '../../offline/connection';
import { updateFound } from '../../offline/releaseSlice';

const stops: (() => void)[] = [];

async function openHome() {
  const view = await renderApp('/');
  stops.push(followConnection(view.store), runConnectionClock(view.store));
  await screen.findAllByRole('article');
  return view;
}

// oxlint-disable-next-line testing-library/no-node-access -- The notices are no landmark.
const notices = () => within(document.querySelector('aside') ?? document.body);

function say(event: 'online' | 'offline') {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('fresh content says nothing about its age', async () => {
  mockHomeBackend();
  await openHome();
  expect(notices().queryByText(/Saved/)).toBeNull();
  expect(notices().queryByRole('button')).toBeNull();
});

// spec §8.14
test('offline it says how old the content is, politely; back online everything is fetched again', async () => {
  const arrivals = mockHomeBackend();
  await openHome();
  say('offline');
  const status = await notices().findByText(/offline/);
  expect(status).toHaveTextContent('You are offline. Saved less than a minute ago');
  await expectAccessible(screen.getByRole('complementary', { name: 'Notices' }));

  const before = arrivals.length;
  say('online');
  expect(notices().queryByText(/Saved/)).toBeNull();
  await waitFor(() => {
    expect(new Set(arrivals.slice(before).map(({ path }) => path))).toEqual(
      new Set([
        '/api/v1/banners',
        '/api/v1/categories-enhanced',
        '/api/v1/featured-products',
        '/v1/types/list-types',
      ]),
    );
  });
});

// spec §8.15
test('offline it says so on a screen without saved content, too', async () => {
  server.use(http.get(BACKEND + backendPaths.listings, () => HttpResponse.error()));
  const { store } = await renderApp('/bikes/listings');
  stops.push(followConnection(store));
  expect(await screen.findByText('Failed to load listings.')).toBeVisible();
  say('offline');
  const status = await notices().findByText(/offline/);
  expect(status).toHaveTextContent(/^You are offline\.$/);
  // A failed part has its own button.
  expect(notices().queryByRole('button')).toBeNull();
  say('online');
  expect(notices().queryByText(/offline/)).toBeNull();
});

test('the age counts from the response, in minutes', async () => {
  mockHomeBackend();
  await openHome();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 12 * 60_000);
  say('offline');
  expect(notices().getByText(/Saved 12 minutes ago/)).toBeInTheDocument();
});

// spec §8.15
test('what has failed is tried again on request, and the notice goes', async () => {
  mockHomeBackend();
  const { user } = await openHome();
  server.use(http.get(`${BACKEND}/api/v1/banners`, () => new HttpResponse(null, { status: 500 })));
  say('online');
  expect(await notices().findByText(/^Saved/)).toBeInTheDocument();
  mockHomeBackend();
  await user.click(notices().getByRole('button', { name: 'Try Again' }));
  await waitFor(() => {
    expect(notices().queryByText(/Saved/)).toBeNull();
  });
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('a newer release is offered, and taken on request', async () => {
  mockHomeBackend();
  const { store, user } = await openHome();
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  act(() => {
    store.dispatch(updateFound());
  });
  expect(notices().getByText('A new version of the shop is ready.')).toBeInTheDocument();
  await user.click(notices().getByRole('button', { name: 'Update' }));
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
});
