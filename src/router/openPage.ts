import { addAppListener } from '../app/listeners';
import { type AppStore, extraOf } from '../app/store';
import { addressChanged } from './locationSlice';
import { type ScreenMatch, matchRoute } from './routeTable';

/** Loads code, messages and data of a screen together, as soon as its address is in the store. */
export function openPages(store: AppStore): void {
  store.dispatch(
    addAppListener({
      actionCreator: addressChanged,
      effect: async ({ payload: { pathname } }) => {
        const match = matchRoute(pathname);
        // A failure is shown by the screen, which loads again.
        await Promise.allSettled([match.route.screen.open(store), startQueries(store, match)]);
      },
    }),
  );
}

/** Sends the calls of a page that its mounted screen would send, if their code is known. */
export async function startQueries(store: AppStore, { route, params }: ScreenMatch): Promise<void> {
  const queries = route.screen.loaded()?.queries?.(params) ?? (await route.loadQueries?.()) ?? [];
  // DevTools may show the past meanwhile.
  if (extraOf(store).isPaused()) return;
  // Subscribed for a moment, because RTK Query then applies the freshness of the area.
  for (const { initiate } of queries) store.dispatch(initiate()).unsubscribe();
}
