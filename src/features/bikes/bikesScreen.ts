import type { ScreenModule } from '../../app/routing/screen';
import { selectLocation } from '../../shared/location/locationSlice';
import { bikeIdOf } from './bikeAddress';
import { startBikeListeners } from './bikeListeners';
import { BikesPage } from './BikesPage';
import { listingsApi } from './listingsApi';
import { loadBikes } from './loadBikes';

const selectBikes = listingsApi.endpoints.getBikes.select();

export const screen: ScreenModule = {
  name: 'bikes',
  Screen: BikesPage,
  startListening: startBikeListeners,
  subject: (state) => {
    const bikeId = bikeIdOf(selectLocation(state).search);
    if (bikeId === null) return null;
    return selectBikes(state).data?.bikes.find(({ id }) => id === bikeId)?.title ?? null;
  },
  load: loadBikes,
};
