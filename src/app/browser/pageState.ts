import { type RuntimeConfig, parseRuntimeConfig } from '../../shared/config/runtimeConfig';
import { type Language, languages } from '../../shared/i18n/languages';
import type { Shop } from '../../shared/shop/shop';
import { type RootState, apiSlices } from '../store';

/**
 * Id of the `<script type="application/json">` with which the server passes data to the browser.
 */
const PAGE_STATE_ID = 'page-state';

export interface PageState {
  readonly config: PageConfig;
  /** Absent in the app shell, which no server rendered. */
  readonly state?: Partial<RootState>;
}

interface PageConfig extends RuntimeConfig {
  /** Of the page, and so of the shop in it. */
  readonly language: Language;
  readonly shop: Shop;
}

/** What we read of `PerformanceNavigationTiming`. */
interface Navigation {
  readonly name: string;
  readonly type?: string;
  /** Not in older browsers. */
  readonly serverTiming?: readonly { readonly name: string; readonly duration: number }[];
}

/**
 * Reads the state of the page; null where it cannot be read: without a shop there is nothing to
 * show.
 */
export function readPageState(
  document: Document,
  [navigation]: readonly Navigation[] = performance.getEntriesByType('navigation'),
): PageState | null {
  const { config, state } = parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '');
  if (!isPageConfig(config)) return null;
  const { language, shop } = config;
  const page = { config: { ...parseRuntimeConfig(config), language, shop } };
  if (!isState(state)) return page;
  setTimes(state, navigation);
  return { ...page, state };
}

/**
 * Converts the times of responses from the server's clock to the visitor's. Where the visitor's
 * clock is wrong, fresh responses would seem old, or old ones fresh. The server sends the age of
 * the page (`Server-Timing`). It does not count for a page that the browser has kept for Back,
 * which has aged since: there, and where the server sent no age, the times stay as they are, but
 * never in the future.
 */
function setTimes(state: Partial<RootState>, navigation: Navigation | undefined): void {
  const now = Date.now();
  const sentAgeMs = navigation?.serverTiming?.find(({ name }) => name === 'age')?.duration;
  const ageMs = navigation?.type === 'back_forward' ? undefined : sentAgeMs;
  for (const { reducerPath } of apiSlices) {
    for (const entry of Object.values(state[reducerPath]?.queries ?? {})) {
      if (entry?.fulfilledTimeStamp === undefined) continue;
      entry.fulfilledTimeStamp =
        ageMs === undefined ? Math.min(entry.fulfilledTimeStamp, now) : now - ageMs;
    }
  }
}

function parse(text: string): { config?: unknown; state?: unknown } {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

// Our own server wrote both, in the same release: their contents need no check.
function isPageConfig(config: unknown): config is PageConfig {
  return (
    isObject(config) &&
    'language' in config &&
    Object.hasOwn(languages, String(config.language)) &&
    'shop' in config &&
    isObject(config.shop)
  );
}

function isState(state: unknown): state is Partial<RootState> {
  return isObject(state);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
