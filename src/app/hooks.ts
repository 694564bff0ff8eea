import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectIsRecovering } from '../api/connectionSlice';
import type { RootState } from './rootReducer';
import { type AppDispatch, type AppExtra, type AppStore, extraOf } from './store';

/** react-redux's hooks, typed for our store. Use these everywhere. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The store's thunk extra argument. */
export function useAppExtra(): AppExtra {
  const store = useAppStore();
  return useMemo(() => extraOf(store), [store]);
}

interface QueryResult {
  /** Kept during a retry. */
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/** A query's result for the screen, which keeps the failure during an automatic retry. */
export function useShownResult<Result extends QueryResult>(result: Result): Result {
  const isRecovering = useAppSelector(selectIsRecovering);
  const isQuiet = isRecovering && result.error !== undefined;
  return isQuiet ? { ...result, isFetching: false, isError: true } : result;
}

/**
 * Calls `onTick` every `intervalMs` while `isRunning`; a change of `restart` restarts the interval.
 * Clocks pause while DevTools shows a past state.
 */
export function useClock(
  onTick: () => void,
  intervalMs: number,
  isRunning: boolean,
  restart: unknown = null,
): void {
  const isPast = useIsPast();
  const isTicking = isRunning && !isPast;
  const latest = useRef(onTick);
  useEffect(() => {
    latest.current = onTick;
  });
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => {
      latest.current();
    }, intervalMs);
    return () => {
      clearInterval(timer);
    };
  }, [intervalMs, isTicking, restart]);
}

/** Whether DevTools shows a past state. */
export function useIsPast(): boolean {
  const { subscribe } = useAppStore();
  return useSyncExternalStore(subscribe, useAppExtra().isPaused, () => false);
}
