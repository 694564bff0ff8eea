import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './store';

/** The hooks of react-redux, typed for our store. Use these everywhere. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** False while DevTools shows a past state: clocks stand still then. */
export function useIsLive(): boolean {
  const { subscribe, isLive } = useAppStore();
  return useSyncExternalStore(subscribe, isLive, () => true);
}
