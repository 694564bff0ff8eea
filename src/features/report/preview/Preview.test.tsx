import { act, render, screen, waitFor, within } from '@testing-library/react';
import { PastApp } from '../../../app/App';
import { routes } from '../../../app/routes';
import type { AppStore, RootState } from '../../../app/store';
import { StoreProvider } from '../../../app/StoreProvider';
import { seen } from '../../../testing/devToolsHistory';
import { server } from '../../../testing/mswServer';
import { renderApp } from '../../../testing/renderApp';
import { states } from '../../../testing/states/catalogue';
import { respondWith } from '../../../testing/states/mockedNetwork';
import { type ScreenState, stateName } from '../../../testing/states/screenState';
import { Preview } from './Preview';

const SIZE = { width: 1440, height: 900 };

/** States without a visitor's step, which are completely in the store. */
const stepless = states.filter(({ saved, steps }) => saved === undefined && steps === undefined);
const one = (screenId: string | null, kind: ScreenState['kind']) =>
  stepless.find((state) => state.screen === screenId && state.kind === kind);
const chosen = [
  one('home', 'loaded'),
  one('home', 'error'),
  one('bikes', 'loaded'),
  one('bikes', 'open'),
  one('vehicles', 'loaded'),
  one('login', 'loaded'),
  one('search', 'right-to-left'),
  one(null, 'not found'),
].filter((state) => state !== undefined);

function showPreview(store: AppStore, state: RootState) {
  const preview = (shown: RootState) => (
    <StoreProvider store={store}>
      <Preview
        shop={PastApp}
        state={shown}
        screen={SIZE}
        title="The screen at step 1"
        missing="Not now"
      />
    </StoreProvider>
  );
  const { rerender, unmount } = render(preview(state));
  return {
    unmount,
    show: (shown: RootState) => {
      rerender(preview(shown));
    },
  };
}

/** The frame's document, once the shop is rendered. */
async function pictured(): Promise<Document> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('The screen at step 1');
  expect(frame).toHaveAttribute('inert');
  await waitFor(() => {
    expect(frame.contentDocument?.title).not.toBe('');
  });
  if (!frame.contentDocument) throw new Error('The frame is empty');
  return frame.contentDocument;
}

/** React's root element. */
function rootElement({ body }: Document): HTMLElement {
  return body.children[0] as HTMLElement;
}

/** Properties of the page that no preview may change. */
const surroundings = () => [
  document.title,
  document.documentElement.lang,
  document.documentElement.style.cssText,
  window.location.href,
  window.history.length,
];

test.each(chosen.map((state) => [stateName(state), state] as const))(
  '%s: a preview shows the very screen, and touches nothing else',
  async (_name, { address, calls, shows }) => {
    jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(console, 'warn').mockImplementation();
    respondWith(calls);
    const { container, leave, store } = await renderApp(address);
    await waitFor(() => {
      expect(container).toHaveTextContent(shows);
    });
    const present = seen(container);
    const state = store.getState();
    // From here on, all effects are the preview's.
    leave();
    const before = surroundings();
    const expectUntouched = () => {
      expect(surroundings()).toEqual(before);
      // Nothing had the focus, and nothing has it now.
      expect(document.body).toHaveFocus();
    };
    expectUntouched();
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => requests.push(request.url));
    const quiet = (['log', 'warn', 'error'] as const).map((method) =>
      jest.spyOn(console, method).mockClear(),
    );
    const clocks = jest.spyOn(window, 'setInterval');

    const { unmount } = showPreview(store, state);
    const page = await pictured();
    await waitFor(() => {
      expect(seen(rootElement(page))).toBe(present);
    });

    expect(page.title).toBe(document.title);
    expectUntouched();
    unmount();
    await act(() => Promise.resolve());
    expectUntouched();
    expect(requests).toEqual([]);
    for (const method of quiet) expect(method).not.toHaveBeenCalled();
    // Testing Library polls every 50 ms.
    expect(clocks.mock.calls.filter(([, intervalMs]) => intervalMs !== 50)).toEqual([]);
    server.events.removeAllListeners();
  },
);

function Crash(): never {
  throw new Error('boom');
}

test('a screen that has crashed shows its crash page, and the page around it stays', async () => {
  const wishlist = routes.find(({ id }) => id === 'wishlist');
  if (!wishlist) throw new Error('no such route');
  jest.replaceProperty(wishlist, 'element', <Crash />);
  const said = jest.spyOn(console, 'error').mockImplementation();
  const { store, user } = await renderApp('/about');
  const about = store.getState();
  await user.click(screen.getByRole('link', { name: /^Wishlist/ }));
  const crashed = store.getState();
  expect(said).toHaveBeenCalled();
  said.mockClear();

  const { show } = showPreview(store, crashed);
  const page = await pictured();
  expect(within(page.body).getByRole('alert')).toHaveTextContent(
    'Something went wrong while loading the page.',
  );
  expect(said).not.toHaveBeenCalled();

  show(about);
  await waitFor(() => {
    expect(page.title).toBe('About Us | Dushi Market');
  });
  expect(within(page.body).queryByRole('alert')).toBeNull();
  expect(document.title).toBe('Wishlist | Dushi Market');
});

test('of a screen that cannot be fetched it says so', async () => {
  const about = routes.find(({ id }) => id === 'about');
  if (!about) throw new Error('no such route');
  const { store } = await renderApp('/about');
  jest.replaceProperty(about, 'screen', {
    ...about.screen,
    preload: () => Promise.reject(new Error('The network is gone')),
  });
  showPreview(store, store.getState());
  expect(await screen.findByText('Not now')).toBeVisible();
});
