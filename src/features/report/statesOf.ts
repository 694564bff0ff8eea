import './lazySlices';
import { type RootState, storeReducer } from '../../app/store';
import type { Report } from './reportFile';

/** The states of a report: before its first action, and after each. */
export function statesOf({ actions, preloadedState }: Report): RootState[] {
  // Gives slices that were not injected yet their initial state.
  let state = storeReducer(preloadedState, { type: 'report/opened' });
  return [state, ...actions.map((action) => (state = storeReducer(state, action)))];
}
