import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectIsRecovering } from '../api/connectionSlice';
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

/** False while DevTools shows a past state: clocks stand still then. */
export function useIsLive(): boolean {
  const { subscribe, isLive } = useAppStore();
  return useSyncExternalStore(subscribe, isLive, () => true);
}
