import type { Middleware } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { Timeline } from './timeline';

interface Observable {
  getState(): unknown;
  subscribe(listener: () => void): () => void;
}

/** What we read of the lifted state of `@redux-devtools/instrument`. */
const historySchema = v.object({
  currentStateIndex: v.number(),
  stagedActionIds: v.array(v.number()),
  skippedActionIds: v.array(v.number()),
  isLocked: v.optional(v.boolean()),
  actionsById: v.record(v.string(), v.unknown()),
});

const alwaysNow: Timeline = { isLive: () => true, untilLive: () => Promise.resolve() };

/**
 * Reads time travel from `store.liftedStore`, which DevTools' enhancer adds. The past is a state
 * before the last one, a state with actions skipped, a locked store, and an imported history
 * until DevTools commits it: its clocks belong to another page. Without DevTools it is always now.
 */
export function timelineOf(store: object): Timeline {
  const lifted = 'liftedStore' in store ? store.liftedStore : undefined;
  if (!isObservable(lifted)) return alwaysNow;

  let firstAction = readHistory(lifted)?.actionsById['0'];
  let isImported = false;
  let live = true;
  const look = () => {
    const history = readHistory(lifted);
    if (!history) return;
    const isNew = history.stagedActionIds.length === 1;
    // A reset, a rollback and a commit begin a new history of our own.
    if (history.actionsById['0'] !== firstAction) isImported = !isNew;
    firstAction = history.actionsById['0'];
    live =
      !isImported &&
      history.currentStateIndex === history.stagedActionIds.length - 1 &&
      history.skippedActionIds.length === 0 &&
      history.isLocked !== true;
  };
  look();
  lifted.subscribe(look);

  return {
    isLive: () => live,
    untilLive: (signal) =>
      new Promise((resolve) => {
        const proceed = () => {
          if (!live && !signal.aborted) return;
          unsubscribe();
          signal.removeEventListener('abort', proceed);
          resolve();
        };
        const unsubscribe = lifted.subscribe(proceed);
        signal.addEventListener('abort', proceed);
        proceed();
      }),
  };
}

/** RTK Query's copy of its subscriptions: it only follows what is mounted, in any state. */
const SUBSCRIPTIONS = '/internalSubscriptions/subscriptionsUpdated';

/**
 * The past is read only: what screens dispatch because DevTools repaints them is not recorded.
 * Stands last, so that RTK Query still learns which screens are mounted.
 */
export function timeTravelGuard(timeline: Pick<Timeline, 'isLive'>): Middleware {
  return () => (next) => (action) =>
    timeline.isLive() || typeOf(action).endsWith(SUBSCRIPTIONS) ? next(action) : action;
}

function readHistory(lifted: Observable) {
  const result = v.safeParse(historySchema, lifted.getState());
  return result.success ? result.output : null;
}

function isObservable(value: unknown): value is Observable {
  return typeof value === 'object' && value !== null && 'getState' in value && 'subscribe' in value;
}

function typeOf(action: unknown): string {
  return typeof action === 'object' &&
    action !== null &&
    'type' in action &&
    typeof action.type === 'string'
    ? action.type
    : '';
}
