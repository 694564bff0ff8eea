import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';
import { DEFAULT_LANGUAGE } from '../../shared/language/languages';
import { shopIn } from '../../shared/shop/currentShop';
import { areaApis } from '../store';
import { timeTravelOf } from './devToolsTimeline';

/** Longer lists are cut in DevTools' views; the history itself keeps them whole. */
const SHOWN_ITEMS = 20;

const endpointNamers = areaApis.map(createApiActionSanitizer);

/** `banners/executeQuery/pending` as `banners/executeQuery/pending (getBanners)`. */
function withEndpointName<A extends Action>(action: A): A {
  return endpointNamers.reduce((named, name) => name(named), action);
}

/**
 * How Redux DevTools shows this store: a named instance, traces in development, actions of RTK
 * Query by endpoint and without its bookkeeping, long lists cut. DevTools is on in development,
 * and in production with `REDUX_DEVTOOLS=1`.
 */
export const devToolsOptions: DevToolsEnhancerOptions = {
  get name() {
    return shopIn(DEFAULT_LANGUAGE).name;
  },
  maxAge: 300,
  trace: process.env.NODE_ENV === 'development',
  traceLimit: 20,
  actionsDenylist: ['/internalSubscriptions/', '/config/middlewareRegistered$'],
  actionSanitizer: (action) => shortened(withEndpointName(action)),
  stateSanitizer: (state) => shortened(state),
};

/** What a store needs so that developers can step through time; no part of a visitor's script. */
export const devTools = { options: devToolsOptions, timeTravelOf };

export type DevTools = typeof devTools;

/** A copy in which long lists end in a note of how many items follow. */
export function shortened<Value>(value: Value): Value;
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const shown = items.slice(0, SHOWN_ITEMS).map((item) => shortened(item));
    const hidden = items.length - shown.length;
    return hidden > 0 ? [...shown, `… ${String(hidden)} more`] : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}
