import '../../testing/devToolsMock';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { RECOVERY_JITTER } from '../../shared/config/times';
import { devTools, perform, withDevTools } from '../../testing/devToolsHistory';
import { mockHomeBackend } from '../../testing/homeBackend';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';
import { followConnection, recoverContent, recoveryDelayMs } from './connection';

/** Spec §8, more or less. */
const INTERVAL_MS = 30_000;
const LONGEST_MS = INTERVAL_MS * (1 + RECOVERY_JITTER);
const SHORTEST_MS = INTERVAL_MS * (1 - RECOVERY_JITTER);

const stops: (() => void)[] = [];
/** Counts requests for banners. */
let requestCount = 0;
let bannersStatus = 503;

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** Waits until these requests have settled, without advancing the test's clock. */
async function settled(requests: number) {
  await waitFor(() => {
    expect(requestCount).toBe(requests);
  });
  await pass(0);
}

/** A page whose banners failed after four attempts. */
async function openFailed(path = '/') {
  const view = await renderApp(path, { environment: { ...withDevTools, canRetry: true } });
  stops.push(followConnection(view.store), recoverContent(view.store));
  for (const ms of [0, 1_000, 2_000, 4_000]) await pass(ms);
  await settled(4);
  expect(await screen.findByText("Some content couldn't be loaded.")).toBeVisible();
  return view;
}

function setVisibility(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'setImmediate'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  requestCount = 0;
  bannersStatus = 503;
  mockHomeBackend();
  server.use(
    http.get(`${BACKEND}/api/v1/banners`, () => {
      requestCount++;
      return HttpResponse.json({ data: [] }, { status: bannersStatus });
    }),
  );
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

// spec §8.16
test.each([
  [0, SHORTEST_MS],
  [0.5, INTERVAL_MS],
  [1, LONGEST_MS],
])('visitors do not come back together: with %d it takes %d ms', (random, ms) => {
  expect(recoveryDelayMs(random)).toBe(ms);
});

// spec §8.16
test('what has failed is tried again every 30 s, by one quiet request, until it comes', async () => {
  await openFailed();
  const alert = screen.getByRole('alert');
  const words = alert.textContent;
  const changes: string[] = [];
  const observer = new MutationObserver(() => changes.push(alert.textContent));
  observer.observe(alert, { childList: true, characterData: true, subtree: true });
  await pass(SHORTEST_MS - 5_000);
  expect(requestCount).toBe(4);
  await pass(LONGEST_MS - SHORTEST_MS + 5_000);
  await settled(5);
  await pass(LONGEST_MS);
  await settled(6);
  expect(alert).toHaveTextContent(words);
  expect(changes).toEqual([]);
  observer.disconnect();
  bannersStatus = 200;
  await pass(LONGEST_MS);
  await settled(7);
  await waitFor(() => {
    expect(screen.queryByText("Some content couldn't be loaded.")).toBeNull();
  });
  await pass(10 * LONGEST_MS);
  expect(requestCount).toBe(7);
});

// spec §8.16
test('it is tried at once when the visitor comes back to the page', async () => {
  await openFailed();
  fireEvent.focus(window);
  await settled(5);
  setVisibility('hidden');
  await pass(10 * LONGEST_MS);
  expect(requestCount).toBe(5);
  setVisibility('visible');
  await settled(6);
});

// spec §9.7
test('a window that gets the focus fetches nothing that has not failed', async () => {
  bannersStatus = 200;
  const { store } = await renderApp('/');
  stops.push(recoverContent(store));
  await screen.findAllByRole('article');
  await settled(1);
  fireEvent.focus(window);
  setVisibility('visible');
  await pass(10 * LONGEST_MS);
  expect(requestCount).toBe(1);
});

test.each([
  ['/vehicles', '/v1/types/list-types', 'Failed to fetch cars'],
  ['/bikes/listings', '/api/listings', 'Failed to load listings.'],
])('at %s what has failed stays on the screen meanwhile', async (page, path, text) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(http.get(BACKEND + path, () => new HttpResponse(null, { status: 404 })));
  const { store } = await renderApp(page);
  stops.push(recoverContent(store));
  const failure = await screen.findByText(text);
  let sent = 0;
  server.use(
    http.get(BACKEND + path, () => {
      sent++;
      return new Promise<Response>(() => undefined);
    }),
  );
  fireEvent.focus(window);
  await waitFor(() => {
    expect(sent).toBe(1);
  });
  expect(failure).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
});

// spec §8.16
test('offline and in the past nothing is tried', async () => {
  const { store } = await openFailed();
  await perform(store, devTools.lockChanges(true));
  fireEvent.focus(window);
  await pass(LONGEST_MS);
  expect(requestCount).toBe(4);
  await perform(store, devTools.lockChanges(false));
  fireEvent(window, new Event('offline'));
  fireEvent.focus(window);
  await pass(10 * LONGEST_MS);
  expect(requestCount).toBe(4);
  bannersStatus = 200;
  fireEvent(window, new Event('online'));
  await settled(5);
  expect(store.getState().connection.recovering).toEqual({});
});

test('Try Again during a quiet try says that it is being tried', async () => {
  await openFailed();
  server.use(http.get(`${BACKEND}/api/v1/banners`, () => new Promise<Response>(() => undefined)));
  fireEvent.focus(window);
  const retry = screen.getByRole('button', { name: 'Retry' });
  expect(retry).toHaveAttribute('aria-disabled', 'false');
  fireEvent.click(retry);
  expect(retry).toHaveAttribute('aria-disabled', 'true');
});
