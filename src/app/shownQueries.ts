import { retryListener } from '../api/retryListener';
import type { ShownQuery } from '../api/shownQuery';
import { selectLocation } from '../router/locationSlice';
import type { AppStore, RootState } from './store';
import { matchRoute } from './routes';

const none: readonly ShownQuery<RootState>[] = [];

/** The queries of the screen in the address; none before its code has arrived. */
export function selectShownQueries(state: RootState): readonly ShownQuery<RootState>[] {
  const match = matchRoute(selectLocation(state).pathname);
  return match?.route.screen.loaded()?.queries?.(match.params) ?? none;
}

/** Lets 'Try Again', and a connection that is back, fetch what the screen shows. */
export function startRetrying({ startListening }: AppStore): void {
  startListening(retryListener(selectShownQueries));
}
