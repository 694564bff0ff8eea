import '../../testing/devToolsMock';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { linkCopyAsked } from '../../features/bikes/bikeDialogSlice';
import { followConnection } from '../../features/offline/connection';
import { navigate } from '../../router/locationSlice';
import { jump, jumpToPresent, lifted, recorded, withDevTools } from '../../testing/devToolsHistory';
import { hero, mockHomeBackend } from '../../testing/homeBackend';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';
import { visitHome } from '../../testing/timeTravelVisit';

const tracked: string[] = [];

beforeEach(() => {
  tracked.length = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/analytics/')) tracked.push(request.url);
  });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  server.events.removeAllListeners();
});

test('what had failed in a screen of the past is not told again', async () => {
  const raised = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockHomeBackend();
  server.use(
    http.get(`${BACKEND}/v1/types/list-types`, () => new HttpResponse(null, { status: 404 })),
  );
  const { store, leave } = await renderApp('/', { environment: withDevTools });
  await waitFor(() => {
    expect(raised.mock.calls).toEqual([['Failed to fetch cars', 404]]);
  });
  const failed = lifted(store).getState().currentStateIndex;
  act(() => {
    store.dispatch(navigate('/wishlist'));
  });
  await screen.findByText('Wishlist - Coming Soon');
  await jump(store, failed);
  expect(window.location.pathname).toBe('/');
  await jumpToPresent(store);
  expect(raised).toHaveBeenCalledTimes(1);
  leave();
});

test('an impression that was about to be told is told in the present, once', async () => {
  const { store, leave } = await visitHome();
  await waitFor(() => {
    expect(tracked).toHaveLength(1);
  });
  fireEvent.click(screen.getByRole('button', { name: /next slide/i }));
  await jump(store, 1);
  expect(tracked).toHaveLength(1);
  await jumpToPresent(store);
  await waitFor(() => {
    expect(tracked).toHaveLength(2);
  });
  leave();
});

test('the pictures of the slider follow from the state, not from the slides seen since', async () => {
  mockHomeBackend({
    banners: ['a', 'b', 'c', 'd'].map((id) => hero(id, { image: `${id}.webp` })),
  });
  const { store, leave } = await renderApp('/', { environment: withDevTools });
  const next = await screen.findByRole('button', { name: /next slide/i });
  const images = () => [...document.images].filter(({ src }) => /\/[a-d]\.webp/.test(src));
  const pictures = () => images().map(({ src }) => src);
  for (const image of images()) fireEvent.load(image);
  const first = lifted(store).getState().currentStateIndex;
  const before = pictures();
  expect(before).toHaveLength(2);
  fireEvent.click(next);
  fireEvent.click(next);
  expect(pictures().length).toBeGreaterThan(before.length);
  await jump(store, first);
  expect(pictures()).toEqual(before);
  await jumpToPresent(store);
  leave();
});

test('a copied link is settled in the present', async () => {
  server.use(http.get(`${BACKEND}/*`, () => HttpResponse.json({ data: [] })));
  const { store, leave } = await renderApp('/bikes/listings', { environment: withDevTools });
  let copied: () => void = () => undefined;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: () =>
        new Promise<void>((resolve) => {
          copied = resolve;
        }),
    },
  });
  act(() => {
    store.dispatch(linkCopyAsked());
  });
  await jump(store, 1);
  await act(async () => {
    copied();
    await Promise.resolve();
  });
  expect(recorded(store)).not.toContain('bikeDialog/linkCopySettled');
  await jumpToPresent(store);
  await waitFor(() => {
    expect(recorded(store)).toContain('bikeDialog/linkCopySettled');
  });
  leave();
});

test('a connection that is lost meanwhile is told in the present', async () => {
  const { store, leave } = await visitHome();
  const stop = followConnection(store);
  await jump(store, 1);
  fireEvent(window, new Event('offline'));
  expect(recorded(store)).not.toContain('connection/wentOffline');
  await jumpToPresent(store);
  await waitFor(() => {
    expect(recorded(store)).toContain('connection/wentOffline');
  });
  stop();
  leave();
});

/** Goes back or forward as the browser does, and returns the new address. */
async function wentTo(go: () => void): Promise<string> {
  await act(async () => {
    await new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
      go();
    });
  });
  return window.location.pathname;
}

const back = () => {
  window.history.back();
};
const forward = () => {
  window.history.forward();
};

/** Home, and pages after it: with the index of each one's state. */
async function visitPages(pages: readonly [path: string, text: string | RegExp][]) {
  server.use(http.get(`${BACKEND}/*`, () => new HttpResponse(null, { status: 404 })));
  const view = await visitHome();
  const states: number[] = [];
  for (const [path, text] of pages) {
    act(() => {
      view.store.dispatch(navigate(path));
    });
    await screen.findByRole('heading', { level: 1, name: text });
    states.push(lifted(view.store).getState().currentStateIndex);
  }
  return { ...view, states };
}

test("the browser's Back in the past overwrites no history entry", async () => {
  const { store, leave, states } = await visitPages([
    ['/about', 'Everything sweet on the island'],
    ['/cart', 'Cart - Coming Soon'],
    ['/wishlist', 'Wishlist - Coming Soon'],
  ]);
  const [about = 0] = states;
  const entries = window.history.length;
  await jump(store, 2);
  expect(window.location.pathname).toBe('/');
  expect(await wentTo(back)).toBe('/cart');
  // Another address, shown only in the entry of the present.
  await jump(store, about);
  expect(window.location.pathname).toBe('/cart');
  expect(await wentTo(forward)).toBe('/about');
  await jumpToPresent(store);
  expect(window.location.pathname).toBe('/wishlist');
  expect(window.history.length).toBe(entries);
  expect(await wentTo(back)).toBe('/cart');
  leave();
});
