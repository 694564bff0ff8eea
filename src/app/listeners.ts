import {
  type ThunkDispatch,
  type UnknownAction,
  addListener,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import type { ThunkExtra } from '../api/thunkExtra';
import { tryAgainListener } from '../api/tryAgain';
import { selectScreenQueries } from '../router/routeTable';
import type { RootState } from './rootReducer';

type ListenerDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;

/** Adds a listener when a screen or a capability starts: `store.dispatch(addAppListener({ ... }))`. */
export const addAppListener = addListener.withTypes<RootState, ListenerDispatch, ThunkExtra>();

/** The listener middleware of one store, with the listeners of every page. */
export function makeListeners(extra: ThunkExtra) {
  const { middleware, startListening } = createListenerMiddleware({ extra });
  const startAppListening = startListening.withTypes<RootState, ListenerDispatch, ThunkExtra>();
  startAppListening(tryAgainListener(selectScreenQueries));
  return middleware;
}
