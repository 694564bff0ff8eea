import type { EmotionCache } from '@emotion/cache';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { type StoreEnvironment, browserEnvironment } from '../api/thunkExtra';
import { App } from '../app/App';
import { devTools } from '../app/devtools/devTools';
import type { RootState } from '../app/rootReducer';
import type { AppStore } from '../app/store';
import { addressOf } from '../router/locationSlice';
import { openPages } from '../router/openPage';
import { syncHistory } from '../router/syncHistory';
import { ownOriginConfig } from '../shared/config/runtimeConfig';
import { painted } from '../shared/lib/usePainted';
import { makeStyleCache } from '../shared/theme/styleCache';
import { BACKEND } from './mswServer';
import { openStore } from './openStore';

/** The environment of a browser, with every backend at the address that MSW serves. */
export function testEnvironment(overrides: Partial<StoreEnvironment> = {}): StoreEnvironment {
  return {
    ...browserEnvironment(ownOriginConfig),
    origins: { api: BACKEND, listings: BACKEND },
    canRetry: false,
    ...overrides,
  };
}

interface Options {
  readonly state?: Partial<RootState>;
  readonly environment?: Partial<StoreEnvironment>;
  readonly user?: Parameters<typeof userEvent.setup>[0];
}

/** What the queries of tests ask about an element: whether it shows, and whether words beside it touch. */
const ASKED = /[{;](?:display|visibility|opacity|overflow):/;

/** Every rule of the styles that a file's tests have rendered. */
export const renderedRules = new Set<string>();

/** Styles of which only the rules are kept that tests ask about: jsdom matches all of them, one by one. */
function askedStyles(): EmotionCache {
  const styles = makeStyleCache();
  const { sheet } = styles;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    renderedRules.add(rule);
    if (ASKED.test(rule)) insert(rule);
  };
  return styles;
}

/**
 * The shop with styles that go when it goes: rules left behind by earlier visits would be matched
 * at every question about an element's style, and a file's tests become slower one by one.
 */
function Visit({ store }: { readonly store: AppStore }) {
  const [styles] = useState(askedStyles);
  useEffect(
    () => () => {
      styles.sheet.flush();
    },
    [styles],
  );
  return <App store={store} styles={styles} />;
}

/** The whole shop at an address, as a visitor meets it in a browser without server rendering. */
export async function renderApp(href: string, options: Options = {}) {
  window.history.replaceState(null, '', href);
  const environment = testEnvironment(options.environment);
  const { store } = await openStore(
    environment,
    { ...options.state, location: addressOf(href, 'load') },
    environment.config.devTools ? devTools : undefined,
  );
  openPages(store);
  const stop = syncHistory(store);
  const user = userEvent.setup(options.user);
  // The notices come from a chunk of their own, a moment later, and their words after that.
  const view = await act(() => Promise.resolve(render(<Visit store={store} />)));
  await act(painted);
  return {
    store,
    user,
    ...view,
    leave: () => {
      act(() => {
        view.unmount();
      });
      stop();
    },
  };
}
