import '../testing/devToolsMock';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { flushSync } from 'react-dom';
import { TRANSLATION_HEARD_MS } from '../shared/config/times';
import { loadMessages } from '../shared/i18n/messages';
import { allAnnounced, watchAnnouncements } from '../testing/announcements';
import { jump, withDevTools } from '../testing/devToolsHistory';
import { BACKEND, server } from '../testing/mswServer';
import { renderApp } from '../testing/renderApp';
import { addressChanged, addressOf } from './locationSlice';

const announced = watchAnnouncements();

let scrolledTo: jest.SpyInstance;

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}

function isOptions(value: unknown): value is { top: number } {
  return typeof value === 'object' && value !== null && 'top' in value;
}

beforeEach(() => {
  sessionStorage.clear();
  scrolledTo = jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
    const [options] = args;
    if (isOptions(options)) scrollTo(options.top);
  });
  scrollTo(0);
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('until a screen is there the tab names the shop, and nothing is announced', async () => {
  await allAnnounced(announced);
  const { store } = await renderApp('/about');
  flushSync(() => {
    store.dispatch(addressChanged(addressOf('/signup', 'push')));
  });
  expect(document.title).toBe('Dushi Market');
  expect(await allAnnounced(announced)).toEqual([]);
  await heading('Sign up');
  expect(document.title).toBe('Sign up | Dushi Market');
  expect(await allAnnounced(announced)).toContain('[en] Sign up | Dushi Market');
});

test('a screen that has come withdraws the announcement that it loads', async () => {
  await allAnnounced(announced);
  const { store } = await renderApp('/about');
  flushSync(() => {
    store.dispatch(addressChanged(addressOf('/login', 'push')));
  });
  fireEvent.animationEnd(within(screen.getByRole('main')).getByText('Loading...'));
  await heading('Log in');
  expect(await allAnnounced(announced)).toEqual(['[en] Log in | Dushi Market']);
});

test('the language of the document is written only when it changes, together with the texts', async () => {
  document.documentElement.lang = 'en';
  const writes = new MutationObserver(() => undefined);
  writes.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  const { store } = await renderApp('/about');
  expect(writes.takeRecords()).toEqual([]);
  await act(() => loadMessages('nl'));
  flushSync(() => {
    store.dispatch(addressChanged(addressOf('/nl/about', 'push')));
  });
  expect(screen.getByRole('heading', { level: 1, name: /^Everything sweet/ })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  await heading('Alles wat dushi is op het eiland');
  expect(document.documentElement.lang).toBe('nl');
});

test('a new screen gets the focus, though a language comes while it loads', async () => {
  const { store } = await renderApp('/about');
  await act(() => loadMessages('nl'));
  for (const href of ['/nothing-here', '/nl/nothing-here']) {
    flushSync(() => {
      store.dispatch(addressChanged(addressOf(href, 'push')));
    });
  }
  await waitFor(() => {
    expect(document.title).toBe('Pagina niet gevonden | Dushi Market');
  });
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('each screen has its title', async () => {
  const { user } = await renderApp('/about');
  expect(document.title).toBe('About Us | Dushi Market');
  await user.click(screen.getByRole('link', { name: /^Wishlist/ }));
  expect(document.title).toBe('Wishlist | Dushi Market');
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(document.title).toBe('Page not found | Dushi Market');
});

test('a new screen begins at the top, with the focus on its heading, and is announced', async () => {
  await allAnnounced(announced);
  const { user } = await renderApp('/about');
  scrollTo(700);
  await user.click(screen.getByRole('link', { name: /^Wishlist/ }));
  expect(window.scrollY).toBe(0);
  await waitFor(async () => {
    expect(await heading('Wishlist - Coming Soon')).toHaveFocus();
  });
  expect(await allAnnounced(announced)).toEqual(['[en] Wishlist | Dushi Market']);
});

test('the shop can be installed in the language that is shown', async () => {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
  const { user } = await renderApp('/about');
  expect(link).toHaveAttribute('href', '/manifest.webmanifest');
  await user.click(screen.getAllByRole('link', { name: 'Nederlands' })[0] ?? document.body);
  await waitFor(() => {
    expect(link).toHaveAttribute('href', '/nl/manifest.webmanifest');
  });
  link.remove();
});

test('another language is announced in that language, a second after all texts', async () => {
  await allAnnounced(announced);
  await loadMessages('nl');
  await renderApp('/about');
  jest.useFakeTimers();
  fireEvent.click(screen.getAllByRole('link', { name: 'Nederlands' })[0] ?? document.body);
  await act(() => jest.advanceTimersByTimeAsync(TRANSLATION_HEARD_MS / 2));
  expect(document.documentElement.lang).toBe('nl');
  expect(announced).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(TRANSLATION_HEARD_MS));
  jest.useRealTimers();
  expect(announced).toEqual(['[nl] Over ons | Dushi Market']);
});

test('title and announcement are in the language of the address', async () => {
  await allAnnounced(announced);
  const { user } = await renderApp('/nl/about');
  expect(document.title).toBe('Over ons | Dushi Market');
  await user.click(screen.getByRole('link', { name: /^Verlanglijst/ }));
  expect(document.title).toBe('Verlanglijst | Dushi Market');
  expect(await allAnnounced(announced)).toEqual(['[nl] Verlanglijst | Dushi Market']);
});

test('the focus follows when the screen gets another heading, until the visitor goes on', async () => {
  server.use(http.get(`${BACKEND}/*`, () => new HttpResponse(null, { status: 404 })));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderApp('/about');
  await user.click(screen.getAllByRole('link', { name: 'Dushi Market, home' })[0] ?? document.body);
  const failed = await heading('Unable to Load Content');
  await waitFor(() => {
    expect(failed).toHaveFocus();
  });
  await waitFor(() => {
    expect(said.mock.calls).toEqual([['Failed to fetch cars', 404]]);
  });
  const retry = screen.getByRole('button', { name: /Try Again|Retrying/ });
  act(() => {
    retry.focus();
  });
  failed.remove();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(retry).toHaveFocus();
});

test('the first page keeps focus and silence', async () => {
  await allAnnounced(announced);
  await renderApp('/wishlist');
  expect(document.body).toHaveFocus();
  expect(await allAnnounced(announced)).toEqual([]);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('who goes on before the browser says that it has scrolled comes back to the same place', async () => {
  const { user } = await renderApp('/about');
  scrollTo(700);
  await user.click(screen.getByRole('link', { name: /^Wishlist/ }));
  await heading('Wishlist - Coming Soon');
  // Its event comes with the next frame.
  scrolledTo.mockImplementation((...args: unknown[]) => {
    const [options] = args;
    if (!isOptions(options)) return;
    Object.defineProperty(window, 'scrollY', { value: options.top, configurable: true });
  });
  scrollTo(120);
  for (const [go, name] of [
    ['back', 'Everything sweet on the island'],
    ['forward', 'Wishlist - Coming Soon'],
    ['back', 'Everything sweet on the island'],
  ] as const) {
    act(() => {
      window.history[go]();
    });
    await heading(name);
  }
  expect(window.scrollY).toBe(700);
});

test('back and forward restore the position', async () => {
  const { user } = await renderApp('/about');
  scrollTo(700);
  await user.click(screen.getByRole('link', { name: /^Wishlist/ }));
  scrollTo(120);
  act(() => {
    window.history.back();
  });
  await heading('Everything sweet on the island');
  expect(window.scrollY).toBe(700);
  act(() => {
    window.history.forward();
  });
  await heading('Wishlist - Coming Soon');
  expect(window.scrollY).toBe(120);
});

test('a change in place neither scrolls nor takes the focus', async () => {
  const { store } = await renderApp('/search?q=hat');
  scrollTo(400);
  screen.getByRole('searchbox').focus();
  act(() => {
    store.dispatch(addressChanged(addressOf('/search?gad_source=1&q=hat#x', 'replace')));
  });
  expect(window.scrollY).toBe(400);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('another query is another search', async () => {
  const { user } = await renderApp('/search?q=hat');
  scrollTo(400);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'boat{Enter}');
  expect(window.scrollY).toBe(0);
  expect(await heading('Search - Coming Soon')).toHaveFocus();
});

test('a hash leads to its place', async () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.id);
  };
  const { store } = await renderApp('/wishlist');
  act(() => {
    store.dispatch(addressChanged(addressOf('/about#team', 'push')));
  });
  await heading('Everything sweet on the island');
  expect(shown).toEqual(['team']);
  // A link to the address of the page replaces its entry, and leads there again.
  act(() => {
    store.dispatch(addressChanged(addressOf('/about#team', 'replace')));
  });
  expect(shown).toEqual(['team', 'team']);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('in the past only the title follows', async () => {
  const { store } = await renderApp('/wishlist', { environment: withDevTools });
  store.dispatch(addressChanged(addressOf('/about', 'push')));
  await screen.findByRole('heading', { name: 'Everything sweet on the island' });
  scrollTo(500);
  screen.getByRole('searchbox').focus();
  await jump(store, 1);
  expect(document.title).toBe('Wishlist | Dushi Market');
  expect(window.scrollY).toBe(500);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('positions outlive the page', async () => {
  await renderApp('/about');
  scrollTo(640);
  fireEvent(window, new Event('pagehide'));
  expect(sessionStorage.getItem('dushi-market:scroll-positions')).toContain('640');
  expect(window.history.scrollRestoration).toBe('auto');
  fireEvent(window, new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

test('a page that comes back whole is where it was left, although the browser shows its top', async () => {
  await renderApp('/about');
  scrollTo(640);
  fireEvent(window, new Event('pagehide'));
  scrollTo(0);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(window.scrollY).toBe(640);
});
