import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { wentOffline, wentOnline } from '../../../api/connectionSlice';
import { navigate } from '../../../router/locationSlice';
import { backendPaths } from '../../../shared/config/backendPaths';
import { loadMessages } from '../../../shared/i18n/messages';
import { mockHomeBackend } from '../../../testing/homeBackend';
import { BACKEND, server } from '../../../testing/mswServer';
import { renderApp } from '../../../testing/renderApp';
import { followLanguage } from './followLanguage';
import { switchLanguage } from './switchLanguage';

const NAMES: Readonly<Record<string, string>> = { 'nl-': 'Strohoed', 'en-': 'Straw hat' };

beforeAll(() => loadMessages('nl'));

/** A backend whose product has a name in Dutch and English; `asked` lists the languages of its calls. */
function mockProducts({ isTranslated = true } = {}) {
  const asked: (string | null)[] = [];
  let answer: () => void = () => undefined;
  let gate = Promise.resolve();
  server.use(
    http.get(BACKEND + backendPaths.featuredProducts, async ({ request }) => {
      const accepted = request.headers.get('Accept-Language');
      asked.push(accepted);
      await gate;
      const language = isTranslated && accepted?.startsWith('nl') ? 'nl' : 'en';
      return HttpResponse.json(
        { data: [{ _id: '1', name: NAMES[`${language}-`], price: 48 }] },
        isTranslated ? { headers: { 'Content-Language': language } } : {},
      );
    }),
  );
  return {
    asked,
    hold() {
      gate = new Promise((resolve) => {
        answer = resolve;
      });
    },
    answer: () => {
      answer();
    },
  };
}

async function openHome(address = '/') {
  const { store } = await renderApp(address);
  followLanguage(store, address === '/nl' ? 'nl' : 'en');
  const goTo = (language: 'en' | 'nl') => act(() => store.dispatch(switchLanguage(language)));
  return { store, goTo };
}

const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  mockHomeBackend();
});

// spec §7.23
test('each call asks for the language of the address, then for the language of the shop', async () => {
  const { asked } = mockProducts();
  await openHome('/nl');
  expect(await heading('Strohoed')).not.toHaveAttribute('lang');
  expect(asked).toEqual(['nl, en;q=0.5']);
});

// spec §7.23
test('a switch shows what is there, marked, until the other language has come', async () => {
  const { asked, hold, answer } = mockProducts();
  const { goTo } = await openHome();
  expect(await heading('Straw hat')).not.toHaveAttribute('lang');
  hold();
  await goTo('nl');
  expect(screen.getByRole('heading', { name: 'Straw hat' })).toHaveAttribute('lang', 'en');
  await waitFor(() => {
    expect(asked).toEqual(['en', 'nl, en;q=0.5']);
  });
  expect(screen.getByRole('heading', { name: 'Straw hat' })).toBeVisible();
  answer();
  expect(await heading('Strohoed')).not.toHaveAttribute('lang');
});

test('a call under way in the language from before is followed by one in the present one', async () => {
  const { asked, hold, answer } = mockProducts();
  hold();
  const { goTo } = await openHome();
  await goTo('nl');
  expect(asked).toEqual(['en']);
  answer();
  expect(await heading('Strohoed')).not.toHaveAttribute('lang');
  expect(asked).toEqual(['en', 'nl, en;q=0.5']);
});

test('what no screen shows is asked again when it is shown', async () => {
  const { asked } = mockProducts();
  const { store, goTo } = await openHome();
  await heading('Straw hat');
  await act(async () => {
    store.dispatch(navigate('/about'));
    await Promise.resolve();
  });
  await goTo('nl');
  expect(asked).toHaveLength(1);
  act(() => {
    store.dispatch(navigate('/'));
  });
  expect(await heading('Strohoed')).toBeVisible();
});

// spec §7.23
test('offline the old language stays, marked, until the connection is back', async () => {
  const { asked } = mockProducts();
  const { store, goTo } = await openHome();
  await heading('Straw hat');
  act(() => {
    store.dispatch(wentOffline());
  });
  await goTo('nl');
  expect(await heading('Straw hat')).toHaveAttribute('lang', 'en');
  expect(asked).toHaveLength(1);
  act(() => {
    store.dispatch(wentOnline());
  });
  expect(await heading('Strohoed')).toBeVisible();
});

test('a backend that ignores the question works as before', async () => {
  mockProducts({ isTranslated: false });
  const { goTo } = await openHome();
  await heading('Straw hat');
  await goTo('nl');
  expect(await heading('Straw hat')).toHaveAttribute('lang', 'en');
});

test('a switch before the background started is noticed', async () => {
  const { asked } = mockProducts();
  const { store } = await renderApp('/');
  await heading('Straw hat');
  await act(() => store.dispatch(switchLanguage('nl')));
  followLanguage(store, 'en');
  expect(await heading('Strohoed')).toBeVisible();
  expect(asked).toEqual(['en', 'nl, en;q=0.5']);
});
