import { createNextState as produce } from '@reduxjs/toolkit';
import type { StoreEnvironment } from '../../api/thunkExtra';
import { apiSlices } from '../../app/apiSlices';
import type { RootState } from '../../app/rootReducer';
import { dehydrate } from '../../app/server/dehydrate';
import { startCalls } from '../../app/server/routeData';
import { addressOf } from '../../router/locationSlice';
import { matchRoute } from '../../router/routeTable';
import { openStore } from '../openStore';
import { SAVED_AGE_MS } from './screenState';

/**
 * The state that a visit `SAVED_AGE_MS` ago has left behind: the responses of now, with older
 * time stamps.
 */
export async function savedCopy(
  href: string,
  environment: StoreEnvironment,
): Promise<Partial<RootState>> {
  const location = addressOf(href, 'load');
  const { params } = matchRoute(location.pathname);
  const { store, screen } = await openStore(environment, { location });
  await Promise.all(startCalls(store, screen, params));
  const state = dehydrate(store.getState());
  for (const api of apiSlices) store.dispatch(api.util.resetApiState());
  return aged(state);
}

function aged(state: Partial<RootState>): Partial<RootState> {
  // To the millisecond: from the full minute, in which the responses of a page count, the age that is
  // shown would change at the next one.
  const savedAt = Date.now() - SAVED_AGE_MS;
  return produce(state, (draft) => {
    for (const { reducerPath } of apiSlices) {
      for (const entry of Object.values(draft[reducerPath]?.queries ?? {})) {
        if (entry?.fulfilledTimeStamp) entry.fulfilledTimeStamp = savedAt;
      }
    }
  });
}
