import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectIsRecovering } from '../api/connectionSlice';
import { useTicks } from '../shared/lib/useTicks';
import type { AppDispatch, AppStore, RootState } from './store';

/** The hooks of react-redux, typed for our store. Use these everywhere. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

interface QueryResult {
  /** Kept while the call is retried. */
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/** A query's result for the screen: during an automatic retry it still shows the failure. */
export function useShownResult<Result extends QueryResult>(result: Result): Result {
  const isRecovering = useAppSelector(selectIsRecovering);
  const isQuiet = isRecovering && result.error !== undefined;
  return isQuiet ? { ...result, isFetching: false, isError: true } : result;
}

/**
 * Calls `onTick` every `intervalMs` while `isRunning`; a change of `restart` starts the interval
 * again. While DevTools shows a past state, clocks stand still.
 */
export function useClock(
  onTick: () => void,
  intervalMs: number,
  isRunning: boolean,
  restart: unknown = null,
): void {
  const isPaused = useIsPaused();
  useTicks(onTick, intervalMs, isRunning && !isPaused, restart);
}

/**
 * Keeps the store in step with what only the browser knows. What happens while DevTools shows a past
 * state is told when the present is shown again.
 * @param known null until the browser says so
 * @param noted what the store says
 * @param note dispatches what the browser says
 */
export function useNoted(
  known: boolean | null,
  noted: boolean,
  note: (known: boolean) => void,
): void {
  const isPaused = useIsPaused();
  const latest = useRef(note);
  useEffect(() => {
    latest.current = note;
  });
  useEffect(() => {
    if (!isPaused && known !== null && known !== noted) latest.current(known);
  }, [isPaused, known, noted]);
}

function useIsPaused(): boolean {
  const { subscribe, isPaused } = useAppStore();
  return useSyncExternalStore(subscribe, isPaused, () => false);
}
