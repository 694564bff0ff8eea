import { persistState } from '@redux-devtools/core';
import { instrument } from '@redux-devtools/instrument';
import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { type StoreEnhancer, compose } from 'redux';

/** What the shop hands to DevTools with its store. */
export const handed: { options: DevToolsEnhancerOptions } = { options: {} };

/** The last action of the panel's monitor. */
export const monitored: { lastAction?: string } = {};

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_LOCKED__?: boolean | undefined;
  }
}

/** The extension notes here that changes are locked. */
const monitor = (state: unknown, action: { readonly type: string; readonly status?: boolean }) => {
  monitored.lastAction = action.type;
  if (action.type === 'LOCK_CHANGES') window.__REDUX_DEVTOOLS_EXTENSION_LOCKED__ = action.status;
  return state ?? null;
};

/** Locked, `dispatch` returns false. */
const lockable: StoreEnhancer = (next) => (reducer, preloaded) => {
  const store = next(reducer, preloaded);
  const dispatch = (action: Parameters<typeof store.dispatch>[0]) =>
    window.__REDUX_DEVTOOLS_EXTENSION_LOCKED__ !== true && store.dispatch(action);
  return { ...store, dispatch: dispatch as typeof store.dispatch };
};

/**
 * Stands for the browser extension (3.2.12): the same packages, put together as it does, without
 * its window. Import it before anything that makes a store: Redux Toolkit looks for the extension
 * when it is loaded.
 */
const extension =
  (options: DevToolsEnhancerOptions) =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer => {
    // Getters are read now.
    handed.options = { ...options };
    window.__REDUX_DEVTOOLS_EXTENSION_LOCKED__ = undefined;
    const session = new URLSearchParams(window.location.search).get('debug_session');
    const restored: StoreEnhancer = persistState(session);
    const { trace = false, traceLimit = 10, maxAge = 50, pauseActionType = '@@PAUSED' } = options;
    return compose(
      lockable,
      ...enhancers,
      instrument(monitor, {
        maxAge,
        trace: trace as boolean,
        traceLimit,
        pauseActionType,
        shouldCatchErrors: options.shouldCatchErrors ?? false,
        shouldHotReload: options.shouldHotReload ?? true,
        shouldRecordChanges: options.shouldRecordChanges ?? true,
        shouldStartLocked: options.shouldStartLocked ?? false,
      }),
      restored,
    );
  };

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
