import {
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import type { ThunkExtra } from '../api/thunkExtra';
import type { RootState } from './store';

/** Adds a listener to a store; returns a function that removes it. */
export type AppStartListening = TypedStartListening<
  RootState,
  ThunkDispatch<RootState, ThunkExtra, UnknownAction>,
  ThunkExtra
>;

/** The listener middleware of one store. Each screen and capability adds its own listeners. */
export function makeListeners(extra: ThunkExtra) {
  const { middleware, startListening } = createListenerMiddleware({ extra });
  return { middleware, startListening: startListening as AppStartListening };
}
