import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
// What reducers need of lazy code: a history may hold actions of any screen.
import '../../features/report/lazySlices';
import '../../features/report/reportDialogSlice';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { getShop } from '../../shared/shop/currentShop';
import { makeTimeTravel } from './timeTravel';

/**
 * How Redux DevTools shows a store. There is neither a sanitizer nor a list of hidden actions:
 * rows, exports and persisted histories are what the reducers get. DevTools is on in development,
 * and in production with `REDUX_DEVTOOLS=1`.
 */
const options: DevToolsEnhancerOptions = {
  /** Tells tabs apart. */
  get name() {
    const opened = new Date().toLocaleTimeString('en-GB');
    return `${getShop(DEFAULT_LANGUAGE).name}, ${window.location.pathname}, ${opened}`;
  },
  maxAge: 300,
  trace: process.env.NODE_ENV === 'development',
  /** Frames; those of middleware and React come before the line that a developer looks for. */
  traceLimit: 100,
};

/** What a store needs so that developers can step through time; no part of a visitor's script. */
export const devTools = { options, makeTimeTravel };

export type DevTools = typeof devTools;
