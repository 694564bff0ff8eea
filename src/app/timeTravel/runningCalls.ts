import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { requestSettled, selectOverdue, selectRetries } from '../../api/connectionSlice';
import type { ThunkExtra } from '../../api/thunkExtra';
import { type AreaPath, type RootState, areaApis } from '../store';

/** The part of RTK Query's actions that we read. */
const callSchema = v.object({
  type: v.string(),
  meta: v.object({
    requestId: v.string(),
    requestStatus: v.picklist(['pending', 'fulfilled', 'rejected']),
    arg: v.object({
      endpointName: v.string(),
      originalArgs: v.unknown(),
      queryCacheKey: v.optional(v.string()),
    }),
  }),
});

type CallArg = v.InferOutput<typeof callSchema>['meta']['arg'];

const subscriptionsSchema = v.object({
  getSubscriptionCount: v.custom<(queryCacheKey: string) => number>(
    (value) => typeof value === 'function',
  ),
});

/** An area's API, as far as its calls are sent again. */
interface AreaApi {
  readonly reducerPath: AreaPath;
  readonly internalActions: {
    removeQueryResult(query: { queryCacheKey: string }): UnknownAction;
    internal_getRTKQSubscriptions(): UnknownAction;
  };
  readonly endpoints: Readonly<
    Record<
      string,
      {
        initiate(
          arg: unknown,
          options: {
            readonly subscribe: false;
            readonly forceRefetch: true;
            readonly track?: never;
          },
        ): ThunkAction<unknown, unknown, ThunkExtra, UnknownAction>;
      }
    >
  >;
}

interface Store {
  getState(): RootState;
  readonly dispatch: ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
}

/**
 * Keeps track of the calls under way, independent of the store. When DevTools has rewritten the
 * history (reset, rollback, commit, sweep), the store may wait for calls that have ended, and lack
 * calls of the screen.
 */
export function runningCalls() {
  /** By request. */
  const running = new Map<string, CallArg>();
  /** The last call of each query, by its area and cache key. */
  const lastCalls = new Map<string, { readonly area: string; readonly arg: CallArg }>();

  return {
    /** Passes an action on, and tracks the call that begins or ends with it. */
    watch<Result>(action: unknown, pass: () => Result): Result {
      const call = v.safeParse(callSchema, action);
      if (!call.success) return pass();
      const { type, meta } = call.output;
      const { arg, requestId, requestStatus } = meta;
      if (requestStatus === 'pending') {
        running.set(requestId, arg);
        const area = type.slice(0, type.indexOf('/'));
        if (arg.queryCacheKey !== undefined)
          lastCalls.set(`${area}/${arg.queryCacheKey}`, { area, arg });
        return pass();
      }
      // The call is still pending in the state while the action passes.
      const result = pass();
      running.delete(requestId);
      return result;
    },

    /** Resends calls that will never finish, and those that the screen lacks. */
    mend(store: Store): void {
      const apis: readonly AreaApi[] = areaApis;
      for (const api of apis) {
        forgetEnded(store, api);
        const { queries } = store.getState()[api.reducerPath];
        for (const { area, arg } of lastCalls.values()) {
          const { endpointName, originalArgs, queryCacheKey = '' } = arg;
          const endpoint = api.endpoints[endpointName];
          if (area !== api.reducerPath || queryCacheKey in queries || !endpoint) continue;
          if (subscribers(store, api, queryCacheKey) === 0) continue;
          void store.dispatch(
            endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }),
          );
        }
      }
      forgetSettled(store);
    },
  };

  /** Countdowns of calls that have ended. */
  function forgetSettled({ getState, dispatch }: Store): void {
    const state = getState();
    const keys = [...running.values()].map((arg) => arg.queryCacheKey ?? arg.endpointName);
    for (const key of Object.keys({ ...selectRetries(state), ...selectOverdue(state) })) {
      if (!keys.includes(key)) dispatch(requestSettled(key));
    }
  }

  /** Screens that used the removed entries fetch them again by themselves. */
  function forgetEnded(store: Store, { reducerPath, internalActions }: AreaApi): void {
    for (const [queryCacheKey, entry] of Object.entries(store.getState()[reducerPath].queries)) {
      if (entry?.status === QueryStatus.pending && !running.has(entry.requestId)) {
        store.dispatch(internalActions.removeQueryResult({ queryCacheKey }));
      }
    }
  }
}

/**
 * How many components use a query. The middleware knows it; the store's copy may be outdated. The
 * action is internal to RTK Query, so another version may throw here.
 */
function subscribers({ dispatch }: Store, { internalActions }: AreaApi, key: string): number {
  const subscriptions: unknown = dispatch(internalActions.internal_getRTKQSubscriptions());
  return v.parse(subscriptionsSchema, subscriptions).getSubscriptionCount(key);
}
