import '../../testing/devToolsMock';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { wentOffline, wentOnline } from '../../api/connectionSlice';
import {
  devTools,
  exportActions,
  exportHistory,
  importHistory,
  jump,
  lifted,
  perform,
  recorded,
  seen,
  withDevTools,
} from '../../testing/devToolsHistory';
import { mockHomeBackend } from '../../testing/homeBackend';
import { BACKEND, server } from '../../testing/mswServer';
import { renderApp } from '../../testing/renderApp';
import { visitHome, walkToBikes } from '../../testing/timeTravelVisit';
import { type AppStore, extraOf } from '../store';

let leave: () => void = () => undefined;
const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  server.events.on('request:start', ({ request }) => {
    requests.push(request.url);
  });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  leave();
  server.events.removeAllListeners();
});

async function visit() {
  const view = await visitHome();
  ({ leave } = view);
  return view;
}

/** The shop with a call that has no response until it is released. */
async function visitWithCallPending() {
  mockHomeBackend();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get(`${BACKEND}/api/listings`, async () => {
      await held;
      return HttpResponse.json({
        data: [{ _id: 1, title: 'Sea Breeze', price: 4500, categoryId: { slug: 'bike' } }],
      });
    }),
  );
  const view = await renderApp('/bikes/listings', { environment: withDevTools });
  ({ leave } = view);
  await waitFor(() => {
    expect(recorded(view.store)).toContain('listings/executeQuery/pending');
  });
  return { ...view, release };
}

const gone = (text: string) =>
  waitFor(() => {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

/** The index of the state after the last action of that type. */
const indexAfter = (store: AppStore, type: string) => {
  const { stagedActionIds, actionsById } = lifted(store).getState();
  return stagedActionIds.findLastIndex((id) => actionsById[id]?.action.type === type);
};

describe('a screen gets what it needs after', () => {
  test('a reset', async () => {
    const { store, release } = await visitWithCallPending();
    await perform(store, devTools.reset());
    release();
    expect(await screen.findByText('Sea Breeze')).toBeVisible();
  });

  test('a reset, when its calls had ended', async () => {
    const { store, release } = await visitWithCallPending();
    release();
    await screen.findByText('Sea Breeze');
    await perform(store, devTools.reset());
    expect(await screen.findByText('Sea Breeze')).toBeVisible();
  });

  test('a rollback', async () => {
    const { store, release } = await visitWithCallPending();
    await perform(store, devTools.rollback());
    release();
    expect(await screen.findByText('Sea Breeze')).toBeVisible();
  });

  test('a commit of a state that awaits a call of the past', async () => {
    const { store, release } = await visitWithCallPending();
    release();
    await screen.findByText('Sea Breeze');
    await jump(store, indexAfter(store, 'listings/executeQuery/pending'));
    await gone('Sea Breeze');
    await perform(store, devTools.commit());
    expect(await screen.findByText('Sea Breeze')).toBeVisible();
  });

  test('a commit while a call is under way, which is not sent again', async () => {
    const { store, release } = await visitWithCallPending();
    await perform(store, devTools.commit());
    release();
    expect(await screen.findByText('Sea Breeze')).toBeVisible();
    expect(requests.filter((url) => url.endsWith('/api/listings'))).toHaveLength(1);
  });

  test.each(['listings/executeQuery/fulfilled', 'listings/executeQuery/pending'])(
    'skipping and sweeping %s',
    async (type) => {
      const { store, release } = await visitWithCallPending();
      release();
      await screen.findByText('Sea Breeze');
      const id = lifted(store).getState().stagedActionIds[indexAfter(store, type)] ?? 0;
      await perform(store, devTools.toggleAction(id));
      await gone('Sea Breeze');
      await perform(store, devTools.sweep());
      expect(extraOf(store).isPaused()).toBe(false);
      expect(await screen.findByText('Sea Breeze')).toBeVisible();
    },
  );
});

test('the slider moves by itself after a reset, too', async () => {
  const { store } = await visit();
  await perform(store, devTools.reset());
  await screen.findAllByRole('article');
  await waitFor(() => {
    expect(recorded(store)).toContain('heroSlider/slideShown');
  });
});

test.each([
  ['as a whole history', exportHistory],
  ['as the actions and the state before them', exportActions],
] as const)(
  'what was saved %s comes back in a fresh tab, on another address',
  async (_form, save) => {
    const first = await walkToBikes();
    const present = seen(first.container);
    const exported = save(first.store);
    first.leave();

    const second = await visit();
    const before = requests.length;
    await importHistory(second.store, exported);
    await waitFor(() => {
      expect(seen(second.container)).toBe(present);
    });
    expect(extraOf(second.store).isPaused()).toBe(true);
    await jump(second.store, 1);
    expect(window.location.pathname).toBe('/');
    await jump(second.store, lifted(second.store).getState().stagedActionIds.length - 1);
    expect(seen(second.container)).toBe(present);
    expect(requests).toHaveLength(before);

    await perform(second.store, devTools.commit());
    expect(extraOf(second.store).isPaused()).toBe(false);
  },
);

test.each([
  ['as a whole history', exportHistory],
  ['as the actions and the state before them', exportActions],
] as const)('a single state that was saved %s is the present at once', async (_form, save) => {
  const first = await walkToBikes();
  await perform(first.store, devTools.commit());
  const present = seen(first.container);
  const exported = save(first.store);
  first.leave();

  const second = await visit();
  await importHistory(second.store, exported);
  await waitFor(() => {
    expect(seen(second.container)).toBe(present);
  });
  act(() => {
    second.store.dispatch(wentOffline());
  });
  expect(second.store.getState().connection.isOnline).toBe(false);
});

test('a history of an earlier page goes on, as after a reload with Persist or debug_session', async () => {
  const first = await visitWithCallPending();
  const stored = JSON.parse(exportHistory(first.store)) as {
    actionsById: Record<number, { timestamp: number }>;
  };
  leave();
  first.release();

  const second = await visit();
  for (const action of Object.values(stored.actionsById)) action.timestamp -= 86_400_000;
  await importHistory(second.store, JSON.stringify(stored));
  expect(extraOf(second.store).isPaused()).toBe(false);
  expect(window.location.pathname).toBe('/bikes/listings');
  // The call of that page will never end.
  expect(await screen.findByRole('heading', { name: 'Yamaha' })).toBeVisible();
});

test('a debug_session that does not fit into localStorage says which rows it loses, once', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockHomeBackend();
  const { store, leave: leaveShop } = await renderApp('/?debug_session=full', {
    environment: withDevTools,
  });
  leave = leaveShop;
  await screen.findAllByRole('article');
  expect(warned).not.toHaveBeenCalled();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const rows = recorded(store).length;
  for (const event of [wentOffline(), wentOnline()])
    await act(() => Promise.resolve(store.dispatch(event)));
  const ours = warned.mock.calls.filter(([text]) => String(text).startsWith('debug_session: '));
  expect(ours).toEqual([[expect.stringContaining(`without row ${String(rows + 1)} and those`)]]);
});
