import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
// Injects the lazy slices, because a history may contain actions of any screen.
import '../../features/report/lazySlices';
import '../../features/report/reportDialogSlice';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { getShop } from '../../shared/shop/currentShop';
import { panelReplacer } from './panelReplacer';
import { PANEL_LATENCY_MS, makeTimeTravel } from './timeTravel';

/**
 * The options of Redux DevTools. There is neither a sanitizer nor a denylist of actions, so rows, exports
 * and persisted histories are complete, except for very long lists. DevTools is on in development, and in production with
 * `REDUX_DEVTOOLS=1`.
 */
const options: DevToolsEnhancerOptions = {
  /** Distinguishes tabs. */
  get name() {
    const opened = new Date().toLocaleTimeString('en-GB');
    return `${getShop(DEFAULT_LANGUAGE).name}, ${window.location.pathname}, ${opened}`;
  },
  maxAge: 300,
  latency: PANEL_LATENCY_MS,
  // An object, because the default of `options` would write `undefined` as a value of its own.
  serialize: { replacer: panelReplacer, options: {} },
  trace: process.env.NODE_ENV === 'development',
  /** In frames; those of middleware and React precede the line of interest. */
  traceLimit: 100,
};

/** DevTools support for a store; not part of a visitor's script. */
export const devTools = { options, makeTimeTravel };
