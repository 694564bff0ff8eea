import type { StoreEnvironment } from '../api/thunkExtra';
import { tryAgainListener } from '../api/tryAgain';
import { addAppListener } from '../app/listeners';
import type { RootState } from '../app/rootReducer';
import { type DevTools, makeStore } from '../app/store';
import { screenAt, selectScreenQueries } from '../router/routeTable';
import { startScreen } from '../router/screen';

/**
 * Makes a store whose screen is loaded and started. `start` does this in tasks of their own, and goes
 * on where the screen fails to load or DevTools restores another address.
 */
export async function openStore(
  environment: StoreEnvironment,
  state: Partial<RootState> & Pick<RootState, 'location'>,
  devTools?: DevTools,
) {
  const { pathname, language } = state.location;
  const screen = await screenAt(pathname).preload(language);
  const store = makeStore(environment, state, devTools);
  store.dispatch(addAppListener(tryAgainListener(selectScreenQueries)));
  startScreen(store, screen);
  return { store, screen };
}
