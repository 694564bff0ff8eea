import { configure, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { browserEnvironment } from '../../src/api/thunkExtra';
import { App } from '../../src/app/App';
import { readPageState } from '../../src/app/browser/pageState';
import { devTools } from '../../src/app/devtools/devTools';
import { runConnectionClock } from '../../src/features/offline/connection';
import { switchLanguage } from '../../src/features/shell/languages/switchLanguage';
import { addressOf } from '../../src/router/locationSlice';
import {
  DEFAULT_LANGUAGE,
  type Language,
  PSEUDO,
  splitLanguage,
} from '../../src/shared/i18n/languages';
import { setShop } from '../../src/shared/shop/currentShop';
import { makeStyleCache } from '../../src/shared/theme/styleCache';
import { openStore } from '../../src/testing/openStore';
import { plainWords } from '../../src/testing/plainWords';
import { mockBrowserNetwork } from '../../src/testing/states/browserNetworkMock';
import { states } from '../../src/testing/states/catalogue';
import { reach } from '../../src/testing/states/reach';
import { savedCopy } from '../../src/testing/states/savedCopy';
import { type ScreenState, breakPart, stateName } from '../../src/testing/states/screenState';
import { StateList } from '../../src/testing/states/StateList';

/** `/__states` of `npm run dev`: lists the states of all screens, and opens each in a language. */
async function start(): Promise<void> {
  const place = document.getElementById('root');
  const page = readPageState(document);
  if (!place || !page) throw new Error('The page has no #root, or no shop');
  setShop({ [page.config.language]: page.config.shop });
  const wanted = new URLSearchParams(window.location.search);
  if (wanted.has('studio')) {
    (await import('../studio/Studio')).openStudio(place);
    return;
  }
  if (wanted.has('report')) {
    await (await import('../replay/openReport')).openReport(place, wanted);
    return;
  }
  const { language } = splitLanguage(`/${wanted.get('language') ?? ''}`);
  const state = states.find((candidate) => stateName(candidate) === wanted.get('state'));
  if (state) await open(state, language, place);
  else createRoot(place).render(<StateList language={language} />);
}

/**
 * Shows the shop in a state: in English first, as the steps are described in it. Its address is in
 * the store only: reloading opens the state again.
 */
async function open(state: ScreenState, language: Language, place: HTMLElement): Promise<void> {
  const respondWith = mockBrowserNetwork();
  if (state.broken) breakPart(state.broken);
  const environment = {
    ...browserEnvironment(),
    canRetry: state.calls.banners?.kind === 'pending',
  };
  if (state.saved) respondWith(state.saved);
  const saved = state.saved && (await savedCopy(state.address, environment));
  respondWith(state.calls);
  const location = addressOf(state.address, 'load');
  const { store } = await openStore(environment, { ...saved, location }, devTools);
  runConnectionClock(store);
  document.title = stateName(state);
  createRoot(place).render(<App store={store} styles={makeStyleCache()} />);
  // The late parts and their words take their time on a slow machine.
  configure({ asyncUtilTimeout: 20_000 });
  await reach(userEvent.setup({ delay: null }), state);
  const [part] =
    state.inView === undefined ? [] : await screen.findAllByText(state.inView, { exact: false });
  if (language !== DEFAULT_LANGUAGE) await store.dispatch(switchLanguage(language));
  // For the browser tests, and for developers at the console.
  if ((language as string) === PSEUDO)
    Object.assign(window, { plainWords: () => plainWords(document) });
  part?.scrollIntoView({ block: 'center' });
}

void start();
