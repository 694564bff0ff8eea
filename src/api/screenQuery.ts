import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkExtra } from './thunkExtra';

/** A pending call, as RTK Query's `initiate` returns it. */
export interface StartedCall extends PromiseLike<{ readonly isSuccess: boolean }> {
  /** Settles the call at once, without success. */
  abort(): void;
}

/** The fields of a query's cache entry that we read. */
export interface ShownEntry {
  /** Whether no call was sent yet. */
  readonly isUninitialized: boolean;
  /** Whether the last call failed, and none is pending. */
  readonly isError: boolean;
  readonly data?: unknown;
  /** When the data arrived, in ms since the epoch. */
  readonly fulfilledTimeStamp?: number | undefined;
  readonly endpointName?: string | undefined;
  readonly originalArgs?: unknown;
}

interface StartedQuery extends StartedCall {
  unsubscribe(): void;
}

interface InitiateOptions {
  readonly subscribe?: boolean;
  readonly forceRefetch?: boolean;
}

type InitiateThunk = ThunkAction<StartedQuery, unknown, ThunkExtra, UnknownAction>;

/** A query of an area's API. */
interface QueryEndpoint<Arg, State> {
  initiate(arg: Arg, options?: InitiateOptions): InitiateThunk;
  select(arg: Arg): (state: State) => ShownEntry;
}

/** A query whose response a screen shows. */
export interface ScreenQuery<State> {
  select(state: State): ShownEntry;
  initiate(options?: InitiateOptions): InitiateThunk;
}

/**
 * Declares a query of a screen. Mounted hooks are known only to RTK Query's middleware, but the queries
 * of the screen in the address follow from every recorded state.
 */
export function screenQuery<Arg, State>(
  { initiate, select }: QueryEndpoint<Arg, State>,
  arg: Arg,
): ScreenQuery<State> {
  return { select: select(arg), initiate: (options) => initiate(arg, options) };
}
