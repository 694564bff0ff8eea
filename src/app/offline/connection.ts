import { setupListeners } from '@reduxjs/toolkit/query';
import {
  clockTicked,
  selectNow,
  selectRetries,
  wentOffline,
  wentOnline,
} from '../../api/connectionSlice';
import type { AppStore } from '../store';
import { selectStaleContent } from './staleContent';

/** How often countdowns and ages move on, in ms. */
const COUNTDOWN_INTERVAL_MS = 1_000;
const AGE_INTERVAL_MS = 15_000;

/**
 * Tells the store whether the browser is online. Back online, RTK Query fetches again what is on
 * the screen.
 * @returns stops following
 */
export function followConnection(store: AppStore): () => void {
  return setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) => {
    const online = () => {
      dispatch(wentOnline());
      dispatch(onOnline());
    };
    const offline = () => {
      dispatch(wentOffline());
      dispatch(onOffline());
    };
    if (!navigator.onLine) offline();
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  });
}

/**
 * Moves the clock of countdowns and ages on, while one of them is shown. It stands still while
 * DevTools shows a past state.
 * @returns stops the clock
 */
export function runConnectionClock(store: AppStore): () => void {
  let pace: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  const tick = () => {
    if (store.isLive()) store.dispatch(clockTicked(Date.now()));
  };
  const follow = () => {
    const wanted = paceOf(store);
    if (wanted === pace) return;
    pace = wanted;
    clearInterval(timer);
    if (pace === null) return;
    timer = setInterval(tick, pace);
    if (Date.now() - selectNow(store.getState()) > COUNTDOWN_INTERVAL_MS) tick();
  };
  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}

function paceOf({ getState }: AppStore): number | null {
  const state = getState();
  if (Object.keys(selectRetries(state)).length > 0) return COUNTDOWN_INTERVAL_MS;
  return selectStaleContent(state).savedAt === null ? null : AGE_INTERVAL_MS;
}
