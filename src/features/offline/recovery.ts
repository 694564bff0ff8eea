import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { recoveryEnded, recoveryStarted, selectIsOnline } from '../../api/connectionSlice';
import type { ThunkExtra } from '../../api/thunkExtra';
import type { AppStore, RootState } from '../../app/store';
import { RECOVERY_INTERVAL_MS, RECOVERY_JITTER } from '../../shared/config/times';
import { selectFailedCalls } from './shownCalls';

/**
 * Retries the screen's failed queries automatically: about 30 s after the failure, and at once when the
 * visitor returns to the page. It pauses while the page is hidden or offline. Window focus refetches
 * nothing else (spec §9.7). `retryListener.ts` handles a connection that is back.
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
