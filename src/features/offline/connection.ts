import {
  clockTicked,
  selectIsOnline,
  selectNow,
  wentOffline,
  wentOnline,
} from '../../api/connectionSlice';
import type { AppStore } from '../../app/store';
import { selectSavedAt, selectSecondsToRetry } from './shownCalls';

/** Interval of countdowns and ages, in ms. */
const COUNTDOWN_INTERVAL_MS = 1_000;
const AGE_INTERVAL_MS = 15_000;

/**
 * Syncs the browser's online state to the store. Back online, `src/api/retryListener.ts` refetches the
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
 * Runs the clock of countdowns and ages while one of them is shown.
 * @returns a function that stops it
 */
export function runConnectionClock(store: AppStore): () => void {
  let intervalMs: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  const tick = () => {
    store.dispatch(clockTicked(Date.now()));
  };
  const follow = () => {
    const wantedMs = clockIntervalMs(store);
    if (wantedMs === intervalMs) return;
    intervalMs = wantedMs;
    clearInterval(timer);
    if (intervalMs === null) return;
    timer = setInterval(tick, intervalMs);
    if (Date.now() - selectNow(store.getState()) > COUNTDOWN_INTERVAL_MS) tick();
  };
  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}

function clockIntervalMs({ getState }: AppStore): number | null {
  const state = getState();
  if (selectSecondsToRetry(state) !== null) return COUNTDOWN_INTERVAL_MS;
  return selectSavedAt(state) === null ? null : AGE_INTERVAL_MS;
}
