import { type RuntimeConfig, parseRuntimeConfig } from '../../shared/config/runtimeConfig';
import { type Language, languages } from '../../shared/i18n/languages';
import type { Shop } from '../../shared/shop/shop';
import { apiSlices } from '../apiSlices';
import type { RootState } from '../rootReducer';

/** Id of the `<script type="application/json">` with the page's state. */
const PAGE_STATE_ID = 'page-state';

export interface PageState {
  readonly config: PageConfig;
  /** Absent in the app shell. */
  readonly state?: Partial<RootState>;
}

interface PageConfig extends RuntimeConfig {
  /** The language of the page and its shop. */
  readonly language: Language;
  readonly shop: Shop;
}

/** The fields of `PerformanceNavigationTiming` that we read. */
interface Navigation {
  readonly name: string;
  readonly type?: string;
  /** Missing in older browsers. */
  readonly serverTiming?: readonly { readonly name: string; readonly duration: number }[];
}

/** Reads the page's state; null if it is invalid, because nothing can be rendered without a shop. */
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
 * Shifts the times of responses to the visitor's clock, by the age of the page that the server sends
 * (`Server-Timing`). With a wrong clock, fresh responses would seem stale, or stale ones fresh. A page
 * that the browser kept for Back has aged since; there, and without an age, the times are only clamped
 * to the present.
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

// The server of the same release wrote both, so their contents need no validation.
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
