import { screenQuery } from '../../api/screenQuery';
import type { RootState } from '../../app/store';
import { selectLanguage, selectLocation } from '../../router/locationSlice';
import type { ScreenModule } from '../../router/screen';
import { getShop } from '../../shared/shop/currentShop';
import { bikeIdOf, pageOf } from './bikeAddress';
import { selectBikeCriteria } from './bikeFiltersSlice';
import { findBike } from './bikeList';
import { startBikeListeners } from './bikeListeners';
import { pageStart, resultsOf } from './bikeResults';
import { bikesMessages } from './bikesMessages';
import { BikesPage } from './BikesPage';
import { listingsApi } from './listingsApi';
import { loadBikes } from './loadBikes';

const selectBikes = listingsApi.endpoints.getBikes.select();

const queries = [screenQuery(listingsApi.endpoints.getBikes, undefined)];

/** The bike that the address opens: null where there is none, undefined while that is unknown. */
function openedBike(state: RootState) {
  const bikeId = bikeIdOf(selectLocation(state).search);
  const list = selectBikes(state).data;
  return bikeId === null || !list ? undefined : findBike(list, bikeId);
}

/** Whether the list has the page that the address names, as far as the responses show. */
function isPageThere(state: RootState): boolean {
  const start = pageStart(pageOf(selectLocation(state).search));
  const list = selectBikes(state).data;
  if (start === 0 || !list) return true;
  return resultsOf(list, selectBikeCriteria(state), false, start)?.start === start;
}

export const screen: ScreenModule = {
  name: 'bikes',
  Screen: BikesPage,
  head: ({ language }) => {
    const { title, lead } = bikesMessages.in(language);
    return { title, description: lead({ place: getShop(language).place }) };
  },
  startListening: startBikeListeners,
  subject: (state) => {
    const page = pageOf(selectLocation(state).search);
    const bike = openedBike(state);
    if (bike) return bike.title;
    return page > 1 ? bikesMessages.in(selectLanguage(state)).pageTitle({ page }) : null;
  },
  exists: (state) => openedBike(state) !== null && isPageThere(state),
  queries: () => queries,
  load: loadBikes,
};
