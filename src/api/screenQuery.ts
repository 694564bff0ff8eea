import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkExtra } from './thunkExtra';

/** A call under way: what RTK Query's `initiate` gives back. */
export interface StartedCall extends PromiseLike<{ readonly isSuccess: boolean }> {
  /** Settles the call at once, without success. */
  abort(): void;
}

/** What we read of a query's entry in the store. */
export interface ShownEntry {
  /** No call was ever sent. */
  readonly isUninitialized: boolean;
  /** The last call has failed, and no other is under way. */
  readonly isError: boolean;
  readonly data?: unknown;
  /** When the data came, in ms since the epoch. */
  readonly fulfilledTimeStamp?: number | undefined;
  readonly endpointName?: string | undefined;
  readonly originalArgs?: unknown;
}

interface InitiateOptions {
  readonly subscribe?: boolean;
  readonly forceRefetch?: boolean;
}

type InitiateThunk = ThunkAction<StartedCall, unknown, ThunkExtra, UnknownAction>;

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
 * Names a query that a screen shows. Only RTK Query's middleware knows which hooks are mounted, the
 * store does not. The queries of the screen in the address follow from every recorded state.
 */
export function screenQuery<Arg, State>(
  { initiate, select }: QueryEndpoint<Arg, State>,
  arg: Arg,
): ScreenQuery<State> {
  return { select: select(arg), initiate: (options) => initiate(arg, options) };
}
