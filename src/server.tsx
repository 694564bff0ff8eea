import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import type { StoreEnvironment } from './api/thunkExtra';
import { App } from './app/App';
import type { RootState } from './app/rootReducer';
import { carriedState } from './app/server/dehydrate';
import { type HeadData, headData } from './app/server/head/headData';
import { type StructuredData, structuredData } from './app/server/head/structuredData';
import { type StyleElement, makePageStyles, styleElements } from './app/server/pageStyles';
import { routeDataLoader } from './app/server/routeData';
import { ScriptlessMenu } from './app/server/ScriptlessMenu';
import { StoreProvider } from './app/StoreProvider';
import { addressOf } from './router/locationSlice';
import { matchRoute, titleOf } from './router/routeTable';
import type { Language } from './shared/i18n/languages';

export interface RenderedPage {
  readonly language: Language;
  /** Names of the chunks of the screen and of its messages. */
  readonly chunks: readonly string[];
  readonly status: 200 | 404;
  readonly title: string;
  /** Other head data of the page, or null for an unknown address. */
  readonly head: HeadData | null;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** Structured data for a canonical origin; none for a missing page. */
  readonly structuredData: (origin: string) => readonly StructuredData[];
  /** Preload links for the pictures of the first view. */
  readonly links: string;
  readonly html: string;
  /** The menu for browsers without scripts, above the page. */
  readonly scriptlessMenu: string;
  /** The style element for the head. */
  readonly styles: StyleElement;
  /** The state to hydrate from, with fulfilled queries only. */
  readonly state: Partial<RootState>;
  /** Whether every request of the route succeeded in time. */
  readonly isComplete: boolean;
}

/**
 * Renders addresses with their data. A request that fails or misses the deadline leaves its loading state
 * on the page, which is still served.
 * @param deadlineMs for all requests of a page together
 * @param theme CSS at the beginning of every page
 */
export function pageMaker(environment: StoreEnvironment, deadlineMs: number, theme: string) {
  const loadData = routeDataLoader(environment, deadlineMs);
  const styleElement = styleElements(theme);

  /** @param href path and query */
  return async (href: string): Promise<RenderedPage> => {
    const location = addressOf(href, 'load', 'first');
    const { language } = location;
    const { route, params } = matchRoute(location.pathname);
    const screen = await route.screen.preload(language);
    const { store, state, isComplete } = await loadData(location, screen, params);
    // The server renders the same state that the browser hydrates from.
    const { watched, carried } = carriedState(state);
    const rendered = { ...store, getState: () => watched };
    const styles = makePageStyles();
    const { links, html } = separateLinks(
      renderToString(
        <div>
          <App store={rendered} styles={styles} serverState={watched} />
        </div>,
      ),
    );
    const scriptlessMenu = renderToString(
      <CacheProvider value={styles}>
        <StoreProvider store={rendered} serverState={watched}>
          <ScriptlessMenu />
        </StoreProvider>
      </CacheProvider>,
    );
    const title = titleOf(screen, state);
    const head = route.isMissing ? null : headData(route.id, screen, state);
    const status = head && (screen.exists?.(state, params) ?? true) ? 200 : 404;
    return {
      language,
      chunks: [screen.name, `${screen.messages ?? screen.name}-${language}-ts`],
      status,
      title,
      head,
      isListed: status === 200 && !route.isComingSoon,
      structuredData: (origin) =>
        head && status === 200
          ? structuredData({ route: route.id, title, path: head.path }, state, origin)
          : [],
      links,
      html,
      scriptlessMenu,
      styles: styleElement(styles),
      state: carried(),
      isComplete,
    };
  };
}

/** The style element of a page without content. */
export function shellStyles(theme: string): StyleElement {
  return styleElements(theme)(makePageStyles());
}

/**
 * Separates React's preload links of pictures, which precede the first element, from the markup. In the
 * head the browser finds them before fonts and styles.
 */
function separateLinks(markup: string) {
  const start = markup.indexOf('<div>');
  return {
    links: markup.slice(0, start),
    html: markup.slice(start + '<div>'.length, -'</div>'.length),
  };
}
