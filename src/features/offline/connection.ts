import {
  clockTicked,
  selectIsOnline,
  selectNow,
  wentOffline,
  wentOnline,
} from '../../api/connectionSlice';
import type { AppStore } from '../../app/store';
import { selectSavedAt, selectSecondsToRetry } from './shownCalls';

/** How often countdowns and ages move on, in ms. */
const COUNTDOWN_INTERVAL_MS = 1_000;
const AGE_INTERVAL_MS = 15_000;

/**
 * Tells the store whether the browser is online. Back online, what is on the screen is fetched
 * again: see `src/api/retryListener.ts`.
 * @returns stops following
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
  /** DevTools may show another state, where the store takes no news. */
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
 * Moves the clock of countdowns and ages on, while one of them is shown.
 * @returns stops the clock
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
