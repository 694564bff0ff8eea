import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { ThunkExtra } from '../../api/thunkExtra';
import { isSame } from '../../shared/redaction/isSame';
import { isRecord } from '../../shared/redaction/redaction';
import type { Recorder } from '../report/recorder';
import type { RootState } from '../store';
import { holdHistoryEntry } from './heldEntry';
import { runningCalls } from './runningCalls';
import type { Timeline } from './timeline';

interface Observable {
  getState(): unknown;
  subscribe(listener: () => void): () => void;
}

interface Store {
  getState(): RootState;
  readonly dispatch: ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
}

/** The part of the lifted state of `@redux-devtools/instrument` that we read. */
const historySchema = v.object({
  currentStateIndex: v.number(),
  nextActionId: v.number(),
  stagedActionIds: v.array(v.number()),
  skippedActionIds: v.array(v.number()),
  isLocked: v.optional(v.boolean()),
  isPaused: v.optional(v.boolean()),
  actionsById: v.record(v.string(), v.unknown()),
  committedState: v.unknown(),
  computedStates: v.array(v.object({ state: v.unknown() })),
});

type History = v.InferOutput<typeof historySchema>;

const alwaysNow: Timeline = { isLive: () => true, untilLive: () => Promise.resolve() };

/** What DevTools needs of one store. */
export function timeTravelOf({
  isLive,
  recorder,
}: Pick<Timeline, 'isLive'> & { readonly recorder: Pick<Recorder, 'beginAgain'> }) {
  const calls = runningCalls();

  /**
   * The past is read only: what screens dispatch because DevTools repaints them is not recorded.
   * It comes after the middleware of RTK Query, which so still learns which screens are mounted.
   */
  const timeTravelGuard: Middleware = () => (next) => (action) =>
    calls.watch(action, () =>
      isLive() || typeOf(action).endsWith(SUBSCRIPTIONS_UPDATED) ? next(action) : action,
    );

  return {
    timeTravelGuard,
    timelineOf: (store: Store) => {
      holdHistoryEntry({ isLive });
      return timelineOf(store, (isRewritten) => {
        // Before `mend` acts on the other state.
        if (isRewritten) recorder.beginAgain();
        calls.mend(store);
      });
    },
  };
}

/**
 * Reads time travel from `store.liftedStore`, which DevTools' enhancer adds. The past is a state
 * before the last one, a state with actions skipped, a locked store, and an imported history until
 * DevTools commits it: its clocks belong to another page. Without DevTools the store is always
 * live.
 * @param onPresent the present is shown again; it may be another one, which DevTools has rewritten
 */
function timelineOf(store: object, onPresent: (isRewritten: boolean) => void): Timeline {
  const lifted = 'liftedStore' in store ? store.liftedStore : undefined;
  if (!isObservable(lifted)) return alwaysNow;
  const first = readHistory(lifted);
  if (!first) return alwaysNow;

  let before = first;
  let isImported = false;
  let live = isLatest(first);
  let present = shownState(first);
  lifted.subscribe(() => {
    const history = readHistory(lifted);
    if (!history) return;
    const isOther = history.actionsById['0'] !== before.actionsById['0'];
    // While recording is paused, each action begins another history.
    if (isOther) isImported = history.isPaused !== true && !isOurs(history, before, first);
    const wasLive = live;
    const hasGoneOn = wasLive && !isOther && history.nextActionId > before.nextActionId;
    before = history;
    live = !isImported && isLatest(history);
    if (!live) return;
    const was = present;
    present = shownState(history);
    if (!hasGoneOn) onPresent(history.isPaused !== true && !isSameVisit(was, present));
  });

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

function isLatest({ currentStateIndex, stagedActionIds, skippedActionIds, isLocked }: History) {
  return (
    currentStateIndex === stagedActionIds.length - 1 &&
    skippedActionIds.length === 0 &&
    isLocked !== true
  );
}

/** A reset, a rollback and a commit begin with a state that we have had; an import does not. */
function isOurs({ committedState }: History, before: History, first: History): boolean {
  return (
    committedState === first.committedState ||
    committedState === before.committedState ||
    before.computedStates.some(({ state }) => state === committedState)
  );
}

const shownState = ({ computedStates, currentStateIndex }: History) =>
  computedStates[currentStateIndex]?.state;

/** Whether two states are the same, apart from RTK Query's copy of its subscriptions. */
function isSameVisit(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  return Object.keys({ ...a, ...b }).every(
    (slice) =>
      a[slice] === b[slice] ||
      isSame(withoutSubscriptions(a[slice]), withoutSubscriptions(b[slice])),
  );
}

function withoutSubscriptions(slice: unknown): unknown {
  return isRecord(slice) ? { ...slice, subscriptions: undefined } : slice;
}

/** RTK Query's copy of its subscriptions: it only follows what is mounted, in any state. */
const SUBSCRIPTIONS_UPDATED = '/internalSubscriptions/subscriptionsUpdated';

function readHistory(lifted: Observable): History | null {
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
