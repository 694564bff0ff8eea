import { shownQuery } from '../../api/shownQuery';
import type { ScreenModule } from '../../app/routing/screen';
import type { RootState } from '../../app/store';
import { selectLocation } from '../../shared/location/locationSlice';
import { bikeIdOf } from './bikeAddress';
import { findBike } from './bikeList';
import { startBikeListeners } from './bikeListeners';
import { BikesPage } from './BikesPage';
import { listingsApi } from './listingsApi';
import { loadBikes } from './loadBikes';

const selectBikes = listingsApi.endpoints.getBikes.select();

const queries = [shownQuery(listingsApi.endpoints.getBikes, undefined)];

/** The bike that the address opens: null where there is none, undefined where nobody knows. */
function openedBike(state: RootState) {
  const bikeId = bikeIdOf(selectLocation(state).search);
  const list = selectBikes(state).data;
  return bikeId === null || !list ? undefined : findBike(list, bikeId);
}

export const screen: ScreenModule = {
  name: 'bikes',
  Screen: BikesPage,
  startListening: startBikeListeners,
  subject: (state) => openedBike(state)?.title ?? null,
  exists: (state) => openedBike(state) !== null,
  queries: () => queries,
  load: loadBikes,
};
