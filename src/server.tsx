import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import type { Services } from './api/services';
import { App } from './app/App';
import { description } from './app/head/description';
import { type PicturePreload, picturePreloads } from './app/head/picturePreloads';
import { type StructuredData, structuredData } from './app/head/structuredData';
import { matchRoute, selectTitle } from './app/routes';
import { allAnswered, settledOnly } from './app/serverData';
import { type RootState, areaApis, makeStore } from './app/store';
import { addressOf } from './shared/location/locationSlice';
import { RENDERED_STYLES } from './shared/theme/renderedStyles';

export interface RenderedPage {
  /** Name of the screen's chunk, or null for an unknown address. */
  readonly chunk: string | null;
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string | null;
  /** Path of the page without query and tracking, or null where there is none of its own. */
  readonly canonicalPath: string | null;
  /** The pictures that the first view waits for. */
  readonly preloads: readonly PicturePreload[];
  /** What search engines are told, for a canonical origin. */
  readonly structuredData: (origin: string) => readonly StructuredData[];
  readonly html: string;
  /** The style element for the head. */
  readonly styles: string;
  /** What the browser hydrates from: settled answers only. */
  readonly state: Partial<RootState>;
  /** Whether every call of the route was answered in time. */
  readonly isComplete: boolean;
}

/**
 * Renders one address with its data. Calls that fail or miss the deadline leave their loading
 * state on the page; they never keep it from being served.
 * @param href path and query
 * @param deadline in ms, for all calls together
 */
export async function renderPage(
  href: string,
  services: Services,
  deadline: number,
): Promise<RenderedPage> {
  const location = addressOf(href, 'load', 'first');
  const match = matchRoute(location.pathname);
  const screen = await match?.route.screen.preload();
  const store = makeStore(services, { location });
  try {
    const calls = screen?.load?.({ ...store, params: match?.params ?? {} }) ?? [];
    const isComplete = await allAnswered(calls, deadline);
    const state = settledOnly(store.getState());
    // The same for all: what is rendered is what the browser hydrates from.
    const shown: RootState = { ...store.getState(), ...state };
    const rendered = { ...store, getState: () => shown };
    const cache = createCache({ key: 'd' });
    cache.compat = true;
    const html = withoutPreloads(
      renderToString(<App store={rendered} styles={cache} serverState={shown} />),
    );
    const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
    return {
      chunk: match ? (match.route.chunk ?? match.route.id) : null,
      status: match && (screen?.exists?.(shown, match.params) ?? true) ? 200 : 404,
      title: selectTitle(shown),
      description: match ? description(match.route) : null,
      canonicalPath: match ? location.pathname : null,
      preloads: picturePreloads(html),
      structuredData: (origin) => (match ? structuredData(match.route.id, shown, origin) : []),
      html,
      styles: `<style ${RENDERED_STYLES}="${styles.flatMap(({ ids }) => ids).join(' ')}">${styles.map(({ css }) => css).join('')}</style>`,
      state,
      isComplete,
    };
  } finally {
    // RTK Query keeps a timer per entry and store; without this a busy server would fill up.
    for (const api of areaApis) {
      const { queries } = store.getState()[api.reducerPath];
      if (Object.keys(queries).length > 0) store.dispatch(api.util.resetApiState());
    }
  }
}

/** React puts preload links for pictures before the page; the head has those that matter. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
