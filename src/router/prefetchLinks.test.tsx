import '../testing/devToolsMock';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { backendPaths } from '../shared/config/backendPaths';
import { paths } from '../shared/config/paths';
import { jump, withDevTools } from '../testing/devToolsHistory';
import { BACKEND, server } from '../testing/mswServer';
import { renderApp } from '../testing/renderApp';
import { navigate } from './locationSlice';
import { prefetchLinks } from './prefetchLinks';
import { screenAt } from './routeTable';

const bikesLink = () => screen.getByRole('link', { name: 'See bikes' });

let added: Parameters<typeof document.addEventListener>[] = [];

afterEach(() => {
  for (const listener of added) document.removeEventListener(...listener);
  Reflect.deleteProperty(navigator, 'connection');
});

/** Opens a page with a link to Bikes; returns the calls that Bikes sends. */
async function open() {
  const calls: string[] = [];
  server.use(
    http.get(BACKEND + backendPaths.listings, ({ request }) => {
      calls.push(request.url);
      return HttpResponse.json([]);
    }),
  );
  const { store, user } = await renderApp('/wishlist', { environment: withDevTools });
  const listening = jest.spyOn(document, 'addEventListener');
  prefetchLinks(store);
  added = listening.mock.calls.slice();
  listening.mockRestore();
  return { store, user, calls };
}

const uses = {
  hovered: (link: HTMLElement) => {
    fireEvent.pointerOver(link);
  },
  pressed: (link: HTMLElement) => {
    fireEvent.pointerDown(link);
  },
  'focused by keyboard': (link: HTMLElement) => {
    act(() => {
      link.focus();
    });
  },
};

test.each(Object.entries(uses))(
  'a link that is %s loads its page once, and a click nothing more',
  async (_how, use) => {
    const { calls, user } = await open();
    use(bikesLink());
    await waitFor(() => {
      expect(calls).toHaveLength(1);
    });
    await user.click(bikesLink());
    expect(await screen.findByRole('heading', { level: 1, name: 'Bikes for Sale' })).toBeVisible();
    expect(calls).toHaveLength(1);
  },
);

test('a pointer that only crosses a link loads nothing', async () => {
  await open();
  jest.useFakeTimers({ now: Date.now() });
  fireEvent.pointerOver(bikesLink());
  expect(jest.getTimerCount()).toBe(1);
  fireEvent.pointerOver(document.body);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test.each<[string, (app: Awaited<ReturnType<typeof open>>) => Promise<void> | void]>([
  [
    'who saves data',
    () => {
      Object.assign(navigator, { connection: { saveData: true } });
    },
  ],
  [
    'who is offline',
    () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    },
  ],
  [
    'in the past of DevTools',
    async ({ store }) => {
      act(() => {
        store.dispatch(navigate('/wishlist#a'));
      });
      await jump(store, 1);
    },
  ],
  [
    'for a link to another window',
    () => {
      bikesLink().setAttribute('target', '_blank');
    },
  ],
])('%s nothing loads before the click', async (_where, arrange) => {
  const app = await open();
  const preload = jest.spyOn(screenAt(paths.bikes), 'preload');
  uses.pressed(bikesLink());
  expect(preload).toHaveBeenCalled();
  preload.mockClear();
  await arrange(app);
  uses.pressed(bikesLink());
  expect(preload).not.toHaveBeenCalled();
});
