import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../../app/App';
import { addressOf } from '../../router/locationSlice';
import { type RenderedPage, pageMaker } from '../../server';
import {
  DEFAULT_LANGUAGE,
  type Language,
  PSEUDO,
  allLanguages,
  inLanguage,
} from '../../shared/i18n/languages';
import { loadMessages } from '../../shared/i18n/messages';
import { painted } from '../../shared/lib/usePainted';
import { makeStyleCache } from '../../shared/theme/styleCache';
import { openStore } from '../openStore';
import { plainWords } from '../plainWords';
import { testEnvironment } from '../renderApp';
import { cases } from '../sweeps';
import { states } from './catalogue';
import { respondWith } from './mockedNetwork';
import { type ScreenState, stateName } from './screenState';
import { plain, responses } from './stateResponses';

/** What is late is aborted. */
const DEADLINE_MS = 100;

const makePage = pageMaker(testEnvironment(), DEADLINE_MS, '');

/** Hydrates a page as a browser does. Returns the title, and what React has to say. */
async function hydrate(page: RenderedPage, address: string) {
  const said: string[] = [];
  jest.mocked(console.error).mockImplementation((...words: unknown[]) => {
    const line = words.map(String).join(' ');
    if (!line.startsWith('Failed to fetch')) said.push(line);
  });
  Reflect.deleteProperty(document.documentElement.dataset, 'hydrated');
  const root = document.createElement('div');
  root.innerHTML = page.html;
  document.body.replaceChildren(root);
  const location = addressOf(address, 'load', 'first');
  const carried = JSON.parse(JSON.stringify(page.state)) as typeof page.state;
  const { store } = await openStore(testEnvironment(), { ...carried, location });
  const styles = makeStyleCache();
  const app = await act(async () => {
    const hydrated = hydrateRoot(
      root,
      <App store={store} styles={styles} serverState={store.getState()} />,
      {
        onRecoverableError(error) {
          said.push(String(error));
        },
      },
    );
    await painted();
    return hydrated;
  });
  expect(document.documentElement.dataset).toHaveProperty('hydrated');
  const title = document.title;
  act(() => {
    app.unmount();
  });
  styles.sheet.flush();
  return { said, title };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

/** Steps are taken later, and stored responses come later. */
const servedAs = ({ address, calls }: ScreenState) => `${address} ${JSON.stringify(calls)}`;
const served = [...new Map(states.map((state) => [servedAs(state), state])).values()];

/** Home stands for all screens in the other languages. */
const languagesOf = (state: ScreenState): readonly Language[] =>
  cases(stateName(state) === 'home: loaded' ? allLanguages : [DEFAULT_LANGUAGE], allLanguages);

const pages: readonly (readonly [string, Language, ScreenState])[] = served.flatMap((state) =>
  languagesOf(state).map((language) => [stateName(state), language, state] as const),
);

test.each(pages)(
  '%s, in %s: the browser makes of it what the server made, with valid data for search engines',
  async (_name, language, state) => {
    respondWith(state.calls);
    const page = await makePage(inLanguage(language, state.address));
    expect(page.language).toBe(language);
    const { said, title } = await hydrate(page, inLanguage(language, state.address));
    expect(said).toEqual([]);
    expect(title).toBe(page.title);
  },
);

test.each([
  ['/', '?gad_source=1'],
  ['/nl/bikes/listings?bike=bike-2', '&gad_source=1&_gl=1'],
  ['/search?q=kite', '&ttclid=1'],
])('%s hydrates at the address of an advertisement, %s', async (address, parameters) => {
  respondWith(responses(plain));
  const { said } = await hydrate(await makePage(address), address + parameters);
  expect(said).toEqual([]);
});

test('a page in another language would be noticed', async () => {
  respondWith(responses(plain));
  const page = await makePage('/es');
  const { said } = await hydrate(page, '/nl');
  expect(said).toContainEqual(expect.stringMatching(/Hydration failed/));
});

test.each([
  '/',
  '/bikes/listings?bike=bike-2',
  '/vehicles/type-2',
  '/login',
  '/signup',
  '/about',
  '/cart',
  '/category/deals',
  '/none',
])('%s: what the server says, also without scripts, is a message', async (address) => {
  await loadMessages(PSEUDO as Language);
  respondWith(responses(plain));
  const { title, head, scriptlessMenu, html } = await makePage(`/xa${address}`);
  document.title = title;
  document.body.innerHTML = (scriptlessMenu + html).replaceAll('noscript', 'div');
  document.body.append(head?.description ?? '');
  expect(document.body).toHaveTextContent('ö');
  expect(plainWords(document)).toEqual([]);
});
