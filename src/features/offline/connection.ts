import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import {
  clockTicked,
  recoveryEnded,
  recoveryStarted,
  selectIsOnline,
  selectNow,
  wentOffline,
  wentOnline,
} from '../../api/connectionSlice';
import type { ThunkExtra } from '../../api/thunkExtra';
import type { RootState } from '../../app/rootReducer';
import type { AppStore } from '../../app/store';
import { RECOVERY_INTERVAL_MS, RECOVERY_JITTER } from '../../shared/config/times';
import { selectFailedCalls, selectSavedAt } from './shownCalls';

/** Interval at which the age of content updates. */
const AGE_INTERVAL_MS = 15_000;

/**
 * Syncs the browser's online state to the store. Back online, `src/api/tryAgain.ts` refetches the
 * screen's queries.
 * @returns a function that stops it
 */
export function followConnection({ dispatch, getState, subscribe }: AppStore): () => void {
  let { onLine } = navigator;
  const tell = () => {
    dispatch(onLine ? wentOnline() : wentOffline());
  };
  const online = () => {
    onLine = true;
    tell();
  };
  const offline = () => {
    onLine = false;
    tell();
  };
  /** Syncs again after DevTools showed a state in which the store ignores changes. */
  const follow = () => {
    if (selectIsOnline(getState()) !== onLine) tell();
  };
  follow();
  const unsubscribe = subscribe(follow);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  return () => {
    unsubscribe();
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
  };
}

/**
 * Runs the clock of the age of content while it is shown.
 * @returns a function that stops it
 */
export function runConnectionClock(store: AppStore): () => void {
  let timer: NodeJS.Timeout | undefined;
  const tick = () => {
    store.dispatch(clockTicked(Date.now()));
  };
  const follow = () => {
    const isShown = selectSavedAt(store.getState()) !== null;
    if (isShown === (timer !== undefined)) return;
    clearInterval(timer);
    timer = isShown ? setInterval(tick, AGE_INTERVAL_MS) : undefined;
    if (isShown && Date.now() - selectNow(store.getState()) > AGE_INTERVAL_MS) tick();
  };
  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}

/**
 * Retries the screen's failed queries automatically: about 30 s after the failure, and at once when the
 * visitor returns to the page. It pauses while the page is hidden or offline. Window focus refetches
 * nothing else (spec §9.7). `src/api/tryAgain.ts` handles a connection that is back.
 * @returns a function that stops it
 */
export function recoverContent(store: AppStore): () => void {
  let timer: NodeJS.Timeout | undefined;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const isWanted = () => {
    const state = store.getState();
    return (
      document.visibilityState === 'visible' &&
      selectIsOnline(state) &&
      selectFailedCalls(state).length > 0
    );
  };
  const tryNow = () => {
    rest();
    if (isWanted()) store.dispatch(recover());
  };
  const follow = () => {
    if (isWanted()) timer ??= setTimeout(tryNow, recoveryDelayMs(Math.random()));
    else rest();
  };

  const unsubscribe = store.subscribe(follow);
  window.addEventListener('focus', tryNow);
  document.addEventListener('visibilitychange', tryNow);
  follow();
  return () => {
    unsubscribe();
    window.removeEventListener('focus', tryNow);
    document.removeEventListener('visibilitychange', tryNow);
    rest();
  };
}

/**
 * Delay before failed content is retried, in ms, with jitter: visitors who failed together must not retry
 * together.
 * @param random from 0 to 1
 */
export function recoveryDelayMs(random: number): number {
  return RECOVERY_INTERVAL_MS * (1 + RECOVERY_JITTER * (2 * random - 1));
}

function recover(): ThunkAction<void, RootState, ThunkExtra, UnknownAction> {
  return (dispatch, getState) => {
    for (const { key, query } of selectFailedCalls(getState())) {
      dispatch(recoveryStarted(key));
      void dispatch(query.initiate({ subscribe: false, forceRefetch: true })).then(() => {
        dispatch(recoveryEnded(key));
      });
    }
  };
}
