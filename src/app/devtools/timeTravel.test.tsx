import '../../testing/devToolsMock';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { selectRetries } from '../../api/connectionSlice';
import { heartToggled } from '../../features/wishlist/wishlistSlice';
import { navigate } from '../../router/locationSlice';
import { HERO_AUTO_ADVANCE_MS, RETRY_DELAY_MS } from '../../shared/config/times';
import {
  devTools,
  handed,
  jump,
  jumpToPresent,
  jumpToRow,
  lifted,
  openPanel,
  panel,
  perform,
  recorded,
  seen,
  withDevTools,
} from '../../testing/devToolsHistory';
import { expectAccessible } from '../../testing/expectAccessible';
import { mockHomeBackend } from '../../testing/homeBackend';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';
import { visitHome, walkToBikes } from '../../testing/timeTravelVisit';
import { extraOf } from '../store';

const requests: string[] = [];

/** The test controls the clock. */
function useClockOfTest() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
}

beforeEach(() => {
  requests.length = 0;
  server.events.on('request:start', ({ request }) => {
    requests.push(request.url);
  });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  // A test may end in the past.
  for (const back of screen.queryAllByRole('button', { name: 'Back to the present' })) {
    act(() => {
      back.click();
    });
  }
  jest.useRealTimers();
  server.events.removeAllListeners();
});

test('stepping back and forth shows each state again, with its address, and does nothing else', async () => {
  const { store, container, leave } = await walkToBikes();
  const last = lifted(store).getState().currentStateIndex;
  const present = seen(container);
  const rows = recorded(store);
  const before = requests.length;
  const log = jest.mocked(console.log).mock.calls.length;

  const back = new Map<number, string>();
  for (let index = last; index >= 0; index--) {
    await jump(store, index);
    back.set(index, seen(container));
  }
  expect(extraOf(store).isPaused()).toBe(true);
  const pages = new Set([...back.values()].map((page) => page.split('\n')[0]));
  expect([...pages].sort()).toEqual(['/', '/bikes/listings']);
  expect(new Set(back.values()).size).toBeGreaterThan(4);
  for (let index = 0; index <= last; index++) {
    await jump(store, index);
    expect(seen(container)).toBe(back.get(index));
  }
  expect(requests).toHaveLength(before);
  expect(jest.mocked(console.log).mock.calls).toHaveLength(log);

  await jumpToPresent(store);
  expect(extraOf(store).isPaused()).toBe(false);
  expect(seen(container)).toBe(present);
  expect(recorded(store)).toEqual(rows);
  expect(requests).toHaveLength(before);
  leave();
});

test('the past is read only and its clocks stand still', async () => {
  useClockOfTest();
  const { store, container, leave } = await visitHome();
  // The visible slider would advance.
  await jump(store, recorded(store).indexOf('heroSlider/slideShown'));
  expect(screen.getByRole('button', { name: /next slide/i })).toBeVisible();
  const shown = seen(container);
  const before = recorded(store);
  act(() => {
    store.dispatch(heartToggled('1'));
  });
  // Longer than the slider's interval.
  await act(() => jest.advanceTimersByTimeAsync(HERO_AUTO_ADVANCE_MS + 500));
  expect(seen(container)).toBe(shown);
  expect(recorded(store)).toEqual(before);
  expect(store.getState().wishlist.hearts).toEqual([]);
  leave();
});

test('a request that waits to be repeated waits for the present', async () => {
  useClockOfTest();
  mockHomeBackend();
  server.use(http.get(`${BACKEND}/api/v1/banners`, () => new HttpResponse(null, { status: 503 })));
  const { store, leave } = await renderApp('/', {
    environment: { ...withDevTools, canRetry: true },
  });
  await waitFor(() => {
    expect(Object.keys(selectRetries(store.getState()))).toHaveLength(1);
  });
  await jump(store, 1);
  const before = requests.length;
  await act(() => jest.advanceTimersByTimeAsync(RETRY_DELAY_MS + 500));
  expect(requests).toHaveLength(before);
  await jumpToPresent(store);
  await waitFor(() => {
    expect(requests.length).toBeGreaterThan(before);
  });
  leave();
});

test('the rows of the panel are the history: nothing is hidden or rewritten', async () => {
  const { store, leave } = await walkToBikes();
  expect(panel(store)).toBe(lifted(store).getState());
  expect(recorded(store).filter((type) => type.includes('/internalSubscriptions/'))).toEqual([]);
  leave();
});

test('the name of a tab has its page and when it was opened', async () => {
  jest.spyOn(Date.prototype, 'toLocaleTimeString').mockReturnValue('18:05:33');
  const { leave } = await renderApp('/about', { environment: withDevTools });
  expect(handed.options.name).toBe('Dushi Market, /about, 18:05:33');
  leave();
});

test('a stack has room for our line after the frames of middleware', async () => {
  const { store, leave } = await renderApp('/about', { environment: withDevTools });
  expect(handed.options.traceLimit).toBeGreaterThanOrEqual(50);
  leave();
  expect(extraOf(store).isPaused()).toBe(false);
});

const aboutLink = () => screen.getByText('About Us', { selector: 'footer a' });

describe('what the panel offers', () => {
  test('while recording is paused, the present is not lost', async () => {
    const { store, leave } = await visitHome();
    await perform(store, devTools.pauseRecording(true));
    act(() => {
      store.dispatch(navigate('/bikes/listings'));
    });
    await screen.findByRole('heading', { name: '2 bikes' });
    await jumpToRow(store, 2);
    expect(window.location.pathname).toBe('/');
    await jumpToRow(store, 'last');
    expect(window.location.pathname).toBe('/bikes/listings');
    expect(extraOf(store).isPaused()).toBe(false);
    leave();
  });

  test('locked, another screen is shown, and nothing changes until it is unlocked', async () => {
    const raised = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, user, leave } = await walkToBikes();
    await perform(store, devTools.lockChanges(true));
    await jumpToRow(store, recorded(store).indexOf('heroSlider/slideShown'));
    expect(screen.getByRole('button', { name: /next slide/i })).toBeVisible();
    await jumpToRow(store, 'last');
    expect(screen.getByRole('heading', { name: '2 bikes' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Time travel' })).toHaveTextContent(/^Locked: /);
    const before = recorded(store);
    await user.click(aboutLink());
    expect(recorded(store)).toEqual(before);
    await perform(store, devTools.lockChanges(false));
    await user.click(aboutLink());
    expect(await screen.findByText('Everything sweet on the island')).toBeVisible();
    expect(raised).not.toHaveBeenCalled();
    leave();
  });
});

describe('the bar', () => {
  const bar = () => screen.queryByRole('region', { name: 'Time travel' });

  test('says where one is, and that the past is read only, and leads back by keyboard', async () => {
    const { store, user, leave } = await walkToBikes();
    expect(bar()).toBeNull();
    const rows = recorded(store).length;
    await jumpToRow(store, 2);
    expect(screen.getByText(`Past: 3 of ${String(rows)}`)).toHaveRole('status');
    await expectAccessible(screen.getByRole('region', { name: 'Time travel' }));
    await user.click(aboutLink());
    expect(bar()).toHaveTextContent('The past is read only.');
    expect(recorded(store)).toHaveLength(rows);
    screen.getByRole('button', { name: 'Back to the present' }).focus();
    await user.keyboard('{Enter}');
    expect(bar()).toBeNull();
    expect(extraOf(store).isPaused()).toBe(false);
    expect(window.location.pathname).toBe('/bikes/listings');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    leave();
  });

  test('refuses to close a dialog whose state is open', async () => {
    const { store, user, leave } = await walkToBikes();
    const [view] = await screen.findAllByRole('link', { name: 'View Bike' });
    if (view) await user.click(view);
    const dialog = within(await screen.findByRole('dialog'));
    const [cross] = dialog.getAllByRole('button', { name: 'Close' });
    await perform(store, devTools.lockChanges(true));
    const closings = [
      jest.spyOn(HTMLDialogElement.prototype, 'close'),
      jest.spyOn(window.history, 'go'),
    ];
    await user.keyboard('{Escape}');
    expect(bar()).toHaveTextContent('The past is read only.');
    if (cross) await user.click(cross);
    for (const closing of closings) expect(closing).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Back to the present' }));
    if (cross) await user.click(cross);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    leave();
  });

  test('leads back from skipped actions and from locked changes, too', async () => {
    const { store, user, leave } = await walkToBikes();
    const skipped = recorded(store).indexOf('wishlist/heartToggled');
    await perform(store, devTools.toggleAction(skipped));
    expect(bar()).toHaveTextContent(', 1 skipped');
    await perform(store, devTools.lockChanges(true));
    await user.click(screen.getByRole('button', { name: 'Back to the present' }));
    expect(bar()).toBeNull();
    expect(store.getState().wishlist.hearts).toHaveLength(1);
    await user.click(aboutLink());
    expect(await screen.findByText('Everything sweet on the island')).toBeVisible();
    leave();
  });

  test.each([
    ['locked changes', [devTools.lockChanges(true)]],
    ['skipped actions', [devTools.toggleAction(2), devTools.toggleAction(3)]],
  ])('leads back from %s to a panel with every row', async (_what, actions) => {
    useClockOfTest();
    const { store, leave } = await visitHome();
    const rows = openPanel(store);
    for (const action of actions) await perform(store, action);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    fireEvent.click(screen.getByRole('button', { name: 'Back to the present' }));
    act(() => {
      store.dispatch(heartToggled('1'));
    });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(rows()).toBe(recorded(store).length);
    leave();
  });

  test('can be reached where the past shows a dialog', async () => {
    const { store, user, leave } = await walkToBikes();
    const [first] = screen.getAllByRole('link', { name: 'View Bike' });
    if (first) await user.click(first);
    const dialog = await screen.findByRole('dialog');
    const open = recorded(store).length - 1;
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
    await jumpToRow(store, open);
    const shown = await screen.findByRole('dialog');
    await waitFor(() => {
      expect(shown).toContainElement(bar());
    });
    await jumpToRow(store, 2);
    await waitFor(() => {
      expect(document.body).toContainElement(bar());
    });
    leave();
  });
});
