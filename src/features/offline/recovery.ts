import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { recoveryEnded, recoveryStarted, selectIsOnline } from '../../api/connectionSlice';
import type { ThunkExtra } from '../../api/thunkExtra';
import type { AppStore, RootState } from '../../app/store';
import { RECOVERY_INTERVAL_MS, RECOVERY_JITTER } from '../../shared/config/times';
import { selectFailedCalls } from './shownCalls';

/**
 * Tries again by itself what has failed on the screen: about 30 s after it failed, and at once when
 * the visitor comes back to the page. While the page is hidden or offline, nothing is tried. Content that has not failed is left alone: a window that gets the focus fetches nothing
 * else (spec §9.7). Back online, see `retryListener.ts`.
 * @returns stops trying
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
 * Time in ms until failed content is tried again. It is random, so that visitors who failed
 * together do not retry together.
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
