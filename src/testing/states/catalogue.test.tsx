import '../devToolsMock';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import type { ShownEntry } from '../../api/screenQuery';
import { apiSlices } from '../../app/apiSlices';
import type { RootState } from '../../app/rootReducer';
import { routes } from '../../app/routes';
import { runConnectionClock } from '../../features/offline/connection';
import { switchLanguage } from '../../features/shell/languages/switchLanguage';
import { preloadMenus } from '../../features/shell/menus/menus';
import { matchRoute } from '../../router/routeTable';
import {
  DEFAULT_LANGUAGE,
  type Language,
  PSEUDO,
  shopLanguages,
} from '../../shared/i18n/languages';
import { untilUnchanged } from '../../shared/lib/untilUnchanged';
import { painted } from '../../shared/lib/usePainted';
import {
  exportHistory,
  importHistory,
  jump,
  jumpToPresent,
  seen,
  withDevTools,
} from '../devToolsHistory';
import { expectAccessible } from '../expectAccessible';
import { BACKEND } from '../mswServer';
import { plainWords } from '../plainWords';
import { renderApp, renderedRules, testEnvironment } from '../renderApp';
import { cases } from '../sweeps';
import { testShop } from '../testShop';
import { translatePage } from '../translatePage';
import { lackedByBrowsers } from './baseline';
import { hasPicture, isPicturedInLanguages, states } from './catalogue';
import { misplacedIn } from './misplaced';
import { respondWith } from './mockedNetwork';
import { reach } from './reach';
import { savedCopy } from './savedCopy';
import {
  type ScreenState,
  breakPart,
  kindsOfData,
  pictureName,
  stateName,
  translatedPictureWidths,
} from './screenState';
import { joinedWordsIn, landmarksIn, liveRegionsIn } from './spoken';

// What is pending stays so while it is looked at, on a slow machine too.
jest.mock('../../shared/config/times', () => ({
  ...jest.requireActual<object>('../../shared/config/times'),
  PRETENDED_WORK_MS: 60_000,
}));

const settled = (element: Element) => untilUnchanged(element, 10, () => act(painted));

/** What is typed, ticked or opened natively is not in the store, so it does not come back. */
const hasInput = ({ steps = [] }: ScreenState) =>
  steps.some((step) => !('press' in step) || step.press === 'checkbox');

async function open(state: ScreenState) {
  if (state.broken) breakPart(state.broken);
  if (state.saved) respondWith(state.saved);
  const saved = state.saved && (await savedCopy(state.address, testEnvironment()));
  respondWith(state.calls);
  const view = await renderApp(state.address, {
    state: saved ?? {},
    environment: withDevTools,
    user: { delay: null },
  });
  const stopClock = runConnectionClock(view.store);
  // Else it would be taken for reached before it is.
  if (state.steps && !hasInput(state)) expect(document.body).not.toHaveTextContent(state.shows);
  const pressed = await reach(view.user, state);
  if (pressed) expect(pressed).toBeVisible();
  await settled(view.container);
  return {
    ...view,
    leave: () => {
      stopClock();
      view.leave();
    },
  };
}

/** What React has logged of nodes that were not where it had put them. */
const domErrors = () =>
  jest
    .mocked(console.error)
    .mock.calls.flat()
    .filter((said) => said instanceof DOMException);

beforeAll(preloadMenus);

const { createObjectURL } = URL;
afterEach(() => {
  Object.assign(URL, { createObjectURL });
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

beforeEach(() => {
  for (const method of ['log', 'warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation(() => undefined);
  }
});

test('each state has a name of its own', () => {
  const names = states.map(stateName);
  expect(names).toEqual([...new Set(names)]);
});

test('no two states are defined alike', () => {
  const definitions = states.map(({ screen, address, calls, saved, broken, steps, width }) =>
    JSON.stringify({ screen, address, calls, saved, broken, steps, width }),
  );
  const repeated = states.filter(
    (_, index) => definitions.indexOf(definitions[index] ?? '') !== index,
  );
  expect(repeated.map(stateName)).toEqual([]);
});

test('each state has its picture, and no two pictures are the same', () => {
  const folder = path.resolve('e2e/snapshots');
  const pictures = readdirSync(folder);
  const pictured = states.filter(hasPicture);
  const translated = states.filter(isPicturedInLanguages).flatMap((state) =>
    shopLanguages()
      .filter((language) => language !== DEFAULT_LANGUAGE)
      .flatMap((language) =>
        translatedPictureWidths.map((width) => pictureName(state, [language, width])),
      ),
  );
  expect(new Set(pictures)).toEqual(
    new Set([...pictured.map((state) => pictureName(state)), ...translated]),
  );
  const hashes = pictures.map((name) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex'),
  );
  const repeated = pictures.filter((_, index) => hashes.indexOf(hashes[index] ?? '') !== index);
  expect(repeated).toEqual([]);
  const ownPictures = pictured
    .filter(({ looksLike }) => looksLike === undefined)
    .map((state) => pictureName(state));
  expect(ownPictures).toEqual([...new Set(ownPictures)]);
});

test.each(routes.map(({ id, screen: { preload } }) => [id, preload] as const))(
  'the screen %s has its states in the catalogue',
  async (id, preload) => {
    const kinds = states.filter((state) => state.screen === id).map(({ kind }) => kind);
    const { queries } = await preload('en');
    expect(kinds).toEqual(expect.arrayContaining(queries ? [...kindsOfData] : ['loaded']));
  },
);

// spec §2.1
test.each(states)('$address belongs to the screen $screen', ({ address, screen: id }) => {
  const { route } = matchRoute(new URL(address, BACKEND).pathname);
  expect(route.isMissing ? null : route.id).toBe(id);
});

/** Its data is plain, so its texts are those of a screen that is loaded; `calls` tell the difference. */
const hasNoTextsOfItsOwn = ({ kind }: ScreenState) => kind === 'missing pictures';

/** No other state of the screen is taken for reached where the screen is as in this one. */
async function expectUnlikeOthers(loaded: ScreenState, container: HTMLElement): Promise<void> {
  const others = states.filter((state) => state !== loaded && state.screen === loaded.screen);
  if (others.length === 0) return;
  await waitFor(() => {
    expect(document.body).not.toHaveTextContent(`Loading ${testShop.name}...`);
  });
  const text = container.textContent.replace(/\s+/g, ' ');
  const pressed = screen.queryAllByRole('button', { pressed: true, hidden: true });
  const alike = others.filter(
    (state) =>
      !hasNoTextsOfItsOwn(state) &&
      text.includes(state.shows) &&
      (state.pressed === undefined ||
        pressed.some((button) => button.getAttribute('aria-label') === state.pressed)),
  );
  expect(alike.map(stateName)).toEqual([]);
}

/** A query with its arguments, as text. */
const queryText = ({ endpointName, originalArgs }: Partial<ShownEntry>) =>
  `${String(endpointName)}(${JSON.stringify(originalArgs)})`;

/** What a screen has fetched is in its `queries`. */
function expectListedQueries({ address }: ScreenState, state: RootState): void {
  const { route, params } = matchRoute(new URL(address, BACKEND).pathname);
  const queries = route.screen.loaded()?.queries?.(params) ?? [];
  const listed = queries.map(({ select }) => queryText(select(state)));
  const fetched = apiSlices.flatMap(({ reducerPath }) =>
    Object.values<Partial<ShownEntry> | undefined>(state[reducerPath].queries).map((entry) =>
      queryText(entry ?? {}),
    ),
  );
  expect(fetched.sort()).toEqual(listed.sort());
}

/** A fresh tab at another place, whose own calls are still under way. */
async function openElsewhere() {
  respondWith({});
  return renderApp('/privacy', { environment: withDevTools });
}

/** The landmarks of each screen, in their order. Nothing is in a live region before something changes. */
const landmarks: Readonly<Record<string, string>> = {
  home: 'banner navigation search main navigation region contentinfo',
  bikes: 'banner navigation search main region region contentinfo',
  vehicles: 'banner navigation search main navigation navigation contentinfo',
  login: 'banner navigation search main form contentinfo',
  signup: 'banner navigation search main form contentinfo',
};

/** Each screen as it mostly is, and saved copies, which the browser tests of states do not open. */
const shownStates = states.filter(
  ({ kind, saved, screen: id }) => kind === 'loaded' || saved !== undefined || id === null,
);

// spec §2.1
test.each(cases(shownStates, states).map((state) => [stateName(state), state] as const))(
  '%s: is reached, it comes back by time travel, and every text is a message, translated by the browser or not',
  async (_name, state) => {
    const { store, container, leave } = await open(state);
    if (state.kind === 'loaded') {
      await expectUnlikeOthers(state, container);
      expectListedQueries(state, store.getState());
      expect([landmarksIn(container), liveRegionsIn(container)]).toEqual([
        landmarks[String(state.screen)] ?? 'banner navigation search main contentinfo',
        [],
      ]);
    }
    expect(misplacedIn(document.body)).toEqual([]);
    expect(joinedWordsIn(container)).toEqual([]);
    // In every other state axe looks at the page in a browser.
    if (state.saved) await expectAccessible(screen.getByRole('main'));

    const present = seen(container);
    await jump(store, 0);
    await jumpToPresent(store);
    expect(seen(container)).toBe(present);
    const exported = exportHistory(store);
    // Each text changes although a translator has replaced it, and each part can go.
    translatePage();
    // The store survives a change of language, and so does what was typed.
    await act(() => store.dispatch(switchLanguage(PSEUDO as Language)));
    await settled(container);
    expect(document.documentElement.lang).toBe('en-XA');
    expect(plainWords(document)).toEqual([]);
    leave();
    expect(domErrors()).toEqual([]);

    const view = await openElsewhere();
    await importHistory(view.store, exported);
    await waitFor(() => {
      if (hasInput(state)) expect(document.body).toHaveTextContent(state.shows);
      else expect(seen(view.container)).toBe(present);
    });
    view.leave();
  },
);

test('the styles of all states are those that browsers have (Baseline widely available)', () => {
  expect(lackedByBrowsers('a { field-sizing: content; }')).toHaveLength(1);
  const styles = [...renderedRules].join('\n');
  expect(styles).toContain('grid-template-columns');
  expect(lackedByBrowsers(styles)).toEqual([]);
});
