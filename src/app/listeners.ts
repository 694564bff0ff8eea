import { type ThunkDispatch, type UnknownAction, addListener } from '@reduxjs/toolkit';
import type { ThunkExtra } from '../api/thunkExtra';
import type { RootState } from './rootReducer';

type ListenerDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;

/** Adds a listener when a screen or a capability starts: `store.dispatch(addAppListener({ ... }))`. */
export const addAppListener = addListener.withTypes<RootState, ListenerDispatch, ThunkExtra>();
