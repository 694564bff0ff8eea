import '../../testing/devToolsDouble';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { linkCopyAsked } from '../../features/bikes/bikeDialogSlice';
import { navigate } from '../../shared/location/locationSlice';
import { jump, jumpToPresent, recorded, withDevTools } from '../../testing/devToolsHistory';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';
import { visitHome, walkToBikes } from '../../testing/timeTravelVisit';

const tracked: string[] = [];

beforeEach(() => {
  tracked.length = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/analytics/')) tracked.push(request.url);
  });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  server.events.removeAllListeners();
});

test('leaving a screen of the past for the present records nothing', async () => {
  const { store, leave } = await walkToBikes();
  const before = recorded(store);
  await jump(store, 5);
  expect(window.location.pathname).toBe('/');
  await jumpToPresent(store);
  expect(window.location.pathname).toBe('/bikes/listings');
  expect(recorded(store)).toEqual(before);
  leave();
});

test('nor does coming back to the same screen', async () => {
  const { store, leave } = await visitHome();
  const before = recorded(store);
  await jump(store, before.length - 3);
  await jumpToPresent(store);
  expect(recorded(store)).toEqual(before);
  leave();
});

test('what a screen of the past lacks prints no warning', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const raised = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, leave } = await walkToBikes();
  // Another day: whatever opens would fetch again.
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 86_400_000);
  for (let index = recorded(store).length - 1; index >= 0; index -= 4) await jump(store, index);
  await jumpToPresent(store);
  expect(warned).not.toHaveBeenCalled();
  expect(raised).not.toHaveBeenCalled();
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
  await jumpToPresent(store);
  await waitFor(() => {
    expect(recorded(store)).toContain('bikeDialog/linkCopySettled');
  });
  leave();
});

test("the browser's Back in the past overwrites no history entry", async () => {
  server.use(http.get(`${BACKEND}/*`, () => new HttpResponse(null, { status: 404 })));
  const { store, leave } = await visitHome();
  act(() => {
    store.dispatch(navigate('/about'));
  });
  await screen.findByRole('heading', { level: 1 });
  act(() => {
    store.dispatch(navigate('/wishlist'));
  });
  await screen.findByText('Wishlist - Coming Soon');
  const entries = window.history.length;
  const last = recorded(store).length - 1;
  await jump(store, 2);
  expect(window.location.pathname).toBe('/');

  const wentTo = async (go: () => void) => {
    await act(async () => {
      await new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
        go();
      });
    });
    return window.location.pathname;
  };
  expect(
    await wentTo(() => {
      window.history.back();
    }),
  ).toBe('/about');
  await jump(store, 3);
  expect(window.location.pathname).toBe('/about');
  await wentTo(() => {
    window.history.forward();
  });
  await jump(store, last);
  await jumpToPresent(store);
  expect(window.location.pathname).toBe('/wishlist');
  expect(window.history.length).toBe(entries);
  expect(
    await wentTo(() => {
      window.history.back();
    }),
  ).toBe('/about');
  leave();
});
