import type { LiftedState } from '@redux-devtools/instrument';
import { type Middleware, type UnknownAction, addListener, isAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { Timeline } from '../../api/thunkExtra';
import { selectScreenQueries } from '../../router/routeTable';
import { isSame } from '../../shared/lib/isSame';
import { apiSlices } from '../apiSlices';
import type { Recorder } from '../recorder';
import type { RootState } from '../rootReducer';
import type { DevTools, FollowedStore } from '../store';
import { watchDebugSession } from './debugSession';
import { lockHistory } from './historyLock';
import { makePastBar } from './pastBar';

const SUBSCRIPTIONS_COPY = '/subscriptionsUpdated';

/** The extension sends the history to its panel at most once in this time (its `latency`). */
export const PANEL_LATENCY_MS = 500;

type History = LiftedState<RootState, { readonly type: string }, unknown>;

/** The lifted store of `@redux-devtools/instrument`, whose state is the history. */
interface LiftedStore {
  getState(): History;
  subscribe(listener: () => void): () => void;
  dispatch(action: UnknownAction): unknown;
}

/**
 * Pauses one store while DevTools shows anything but the present, which is the last row of the history,
 * with no action skipped and changes not locked. The past is read only: actions of its screens are
 * dropped.
 */
export const makeTimeTravel: DevTools['makeTimeTravel'] = () => {
  let isPaused = false;
  /** Whether the shop itself dispatches; all other changes of the history are the developer's. */
  let isDispatching = false;
  const waiting = new Set<() => void>();
  let dispatch: unknown;

  const timeline: Timeline = {
    isPaused: () => isPaused,
    untilResumed: (signal) =>
      new Promise((resolve) => {
        if (!isPaused || signal?.aborted === true) resolve();
        else waiting.add(resolve);
        signal?.addEventListener('abort', () => {
          resolve();
        });
      }),
  };

  /**
   * Runs after RTK Query, so RTK Query still tracks mounted subscriptions, and before the listeners.
   * RTK Query's subscription patches are not recorded, because they fail on any other state.
   */
  const guard: Middleware = (api) => {
    ({ dispatch } = api);
    return (next) => (action) => {
      if (isAction(action) && action.type.endsWith(SUBSCRIPTIONS_COPY)) return action;
      // A screen that first loads in the past adds its listeners for the present.
      if (isPaused && !addListener.match(action)) return action;
      const wasDispatching = isDispatching;
      isDispatching = true;
      try {
        return next(action);
      } finally {
        isDispatching = wasDispatching;
      }
    };
  };

  /** Defers actions of running listeners from the past to the present. */
  const patient =
    (listeners: Middleware): Middleware =>
    (api) =>
      listeners({
        ...api,
        dispatch: (action) =>
          isPaused
            ? // Listeners use results of thunks only, which are promises.
              (timeline.untilResumed().then(() => api.dispatch(action)) as never)
            : api.dispatch(action),
      });

  const follow = (store: FollowedStore, recorder: Pick<Recorder, 'beginAgain'>) => {
    if (!isLifted(store)) return;
    const { liftedStore } = store;
    let history = liftedStore.getState();
    let present: RootState | undefined;
    const bar = makePastBar(() => {
      showPresent(liftedStore);
    });

    const show = (isImported: boolean) => {
      isPaused = isImported || isPast(history);
      bar.show(isPaused ? history : null);
      if (isPaused) return;
      const before = present;
      present = shownState(history);
      if (!isSame(before, present)) {
        recorder.beginAgain();
        resendCalls(store);
      }
      for (const resume of waiting) resume();
      waiting.clear();
    };
    liftedStore.subscribe(() => {
      const before = history;
      history = liftedStore.getState();
      if (isDispatching) present = shownState(history);
      else show(isFile(history, before));
    });

    lockHistory(timeline);
    watchDebugSession(liftedStore);
    // `debug_session` in the address restored a history.
    if (history.stagedActionIds.length > 1) show(false);
    else present = shownState(history);
  };

  return {
    ...timeline,
    guard,
    patient,
    follow,
    /** While locked, the extension's `dispatch` returns false, which RTK Query's hooks cannot use. */
    unlocked: <Dispatch>(locked: Dispatch) => (dispatch as Dispatch | undefined) ?? locked,
  };
};

function isPast({ currentStateIndex, stagedActionIds, skippedActionIds, isLocked }: History) {
  return currentStateIndex < stagedActionIds.length - 1 || skippedActionIds.length > 0 || isLocked;
}

/**
 * Whether a file was imported just now. Its actions belong to another visit, so they are the past until
 * the developer jumps to the last row. (A history of 'Persist' has times of an earlier page, and
 * continues that visit.)
 */
function isFile({ actionsById: { 0: first }, stagedActionIds }: History, before: History): boolean {
  if (first === before.actionsById[0] || stagedActionIds.length === 1) return false;
  return first !== undefined && first.timestamp >= performance.timeOrigin;
}

const shownState = ({ computedStates, currentStateIndex }: History) =>
  computedStates[currentStateIndex]?.state;

function showPresent(liftedStore: LiftedStore): void {
  const { nextActionId, stagedActionIds, skippedActionIds, isLocked } = liftedStore.getState();
  if (isLocked) liftedStore.dispatch({ type: 'LOCK_CHANGES', status: false });
  if (skippedActionIds.length > 0)
    liftedStore.dispatch({ type: 'SET_ACTIONS_ACTIVE', start: 0, end: nextActionId, active: true });
  liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: stagedActionIds.length - 1 });
  // The extension does not report the page's own jump to its panel, but does after any other action. It
  // comes later, because the extension delays a second report, and then sends the history as it was.
  setTimeout(() => {
    liftedStore.dispatch({ type: 'timeTravel/presentShown' });
  }, PANEL_LATENCY_MS);
}

/**
 * A state made by DevTools may contain pending calls that have ended, and lack those of its screen. Areas
 * with such calls are reset, and the screen's calls are sent.
 */
function resendCalls({ dispatch, getState }: FollowedStore): void {
  for (const { reducerPath, util } of apiSlices) {
    const running = dispatch(util.getRunningQueriesThunk()).map(({ requestId }) => requestId);
    const isStuck = Object.values(getState()[reducerPath].queries).some(
      (query) => query?.status === QueryStatus.pending && !running.includes(query.requestId),
    );
    if (isStuck) dispatch(util.resetApiState());
  }
  for (const { select, initiate } of selectScreenQueries(getState())) {
    if (select(getState()).isUninitialized) void dispatch(initiate({ subscribe: false }));
  }
}

function isLifted(store: object): store is { readonly liftedStore: LiftedStore } {
  return 'liftedStore' in store;
}
