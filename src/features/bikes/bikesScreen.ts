import { isAnyOf } from '@reduxjs/toolkit';
import { addAppListener } from '../../app/listeners';
import type { RootState } from '../../app/rootReducer';
import { selectLanguage, selectLocation } from '../../router/locationSlice';
import type { ScreenModule } from '../../router/screen';
import { getShop } from '../../shared/shop/currentShop';
import { bikeIdOf, pageOf } from './bikeAddress';
import { linkCopyAsked, linkCopySettled } from './bikeDialogSlice';
import {
  bikesOpened,
  filtersChanged,
  filtersCleared,
  selectBikeCriteria,
} from './bikeFiltersSlice';
import { cutList, findBike, PAGE_BIKES, RESULTS_ID, pageStart, resultsOf } from './bikeList';
import { bikesMessages } from './bikesMessages';
import { BikesPage } from './BikesPage';
import { bikesQueries } from './bikesQueries';
import { listingsApi } from './listingsApi';

const { getBikes } = listingsApi.endpoints;
const selectBikes = getBikes.select();

/** The bike of the address: null if there is none, undefined while unknown. */
function openedBike(state: RootState) {
  const bikeId = bikeIdOf(selectLocation(state).search);
  const list = selectBikes(state).data;
  return bikeId === null || !list ? undefined : findBike(list, bikeId);
}

/** Whether the list has the page of the address; true while unknown. */
function isPageThere(state: RootState): boolean {
  const start = pageStart(pageOf(selectLocation(state).search));
  const list = selectBikes(state).data;
  if (start === 0 || !list) return true;
  return resultsOf(list, selectBikeCriteria(state), false, start)?.start === start;
}

/**
 * The call of the screen on the server, which keeps one page of the matches only, and the bike that
 * the address opens.
 */
const load: NonNullable<ScreenModule['load']> = ({ dispatch, getState }) => {
  const { search } = getState().location;
  const call = dispatch(getBikes.initiate());
  const cut = call.then((result) => {
    if (result.data) {
      const kept = cutList(result.data, selectBikeCriteria(getState()), PAGE_BIKES, {
        start: pageStart(pageOf(search)),
        bikeId: bikeIdOf(search),
      });
      dispatch(listingsApi.util.updateQueryData('getBikes', undefined, () => kept));
    }
    return result;
  });
  const abort = () => {
    call.abort();
  };
  return [Object.assign(cut, { abort })];
};

/** The side effects of the bikes: scrolling to new matches, copying links. */
const startListening: NonNullable<ScreenModule['startListening']> = ({ dispatch }) => {
  // Scrolls to the first of the new matches.
  dispatch(
    addAppListener({
      matcher: isAnyOf(filtersChanged, filtersCleared),
      effect: (_action, { getState, getOriginalState }) => {
        if (selectBikeCriteria(getState()) === selectBikeCriteria(getOriginalState())) return;
        const results = document.getElementById(RESULTS_ID);
        if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
      },
    }),
  );

  dispatch(
    addAppListener({
      actionCreator: linkCopyAsked,
      effect: async (_action, { dispatch }) => {
        let outcome: 'copied' | 'failed' = 'copied';
        try {
          await navigator.clipboard.writeText(window.location.href);
        } catch {
          outcome = 'failed';
        }
        dispatch(linkCopySettled(outcome));
      },
    }),
  );
};

export const screen: ScreenModule = {
  name: 'bikes',
  Screen: BikesPage,
  head: ({ language }) => {
    const { title, lead } = bikesMessages.in(language);
    return { title, description: lead({ place: getShop(language).place }) };
  },
  opened: ({ search }) => bikesOpened(search),
  startListening,
  subject: (state) => {
    const page = pageOf(selectLocation(state).search);
    const bike = openedBike(state);
    if (bike) return bike.title;
    return page > 1 ? bikesMessages.in(selectLanguage(state)).pageTitle({ page }) : null;
  },
  exists: (state) => openedBike(state) !== null && isPageThere(state),
  queries: () => bikesQueries,
  load,
};
