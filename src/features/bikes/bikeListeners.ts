import { isAnyOf } from '@reduxjs/toolkit';
import { extraOf } from '../../app/store';
import { addressChanged, selectLocation } from '../../router/locationSlice';
import type { ScreenModule } from '../../router/screen';
import { bikeIdOf, isBikesPath } from './bikeAddress';
import { linkCopyAsked, linkCopySettled } from './bikeDialogSlice';
import {
  bikesOpened,
  filtersChanged,
  filtersCleared,
  selectBikeCriteria,
  selectBikesSearch,
} from './bikeFiltersSlice';
import { RESULTS_ID } from './bikeResults';

/** The side effects of the bikes: the address follows the filters, links are copied. */
export const startBikeListeners: NonNullable<ScreenModule['startListening']> = (store) => {
  const { startListening } = extraOf(store);
  store.dispatch(bikesOpened(selectLocation(store.getState()).search));

  startListening({
    matcher: isAnyOf(filtersChanged, filtersCleared),
    // At once: the visitor may open a bike or follow a link next. `syncHistory` tells the browser.
    effect: (_action, { dispatch, getState }) => {
      const state = getState();
      const location = selectLocation(state);
      if (!isBikesPath(location.pathname)) return;
      const search = selectBikesSearch(state, bikeIdOf(location.search));
      if (search === location.search) return;
      dispatch(addressChanged({ ...location, search, arrival: 'replace' }));
    },
  });

  // New matches are shown from the first one on, so the page scrolls back to it.
  startListening({
    predicate: (_action, state, before) =>
      selectBikeCriteria(state) !== selectBikeCriteria(before) &&
      selectLocation(state) === selectLocation(before),
    effect: () => {
      const results = document.getElementById(RESULTS_ID);
      if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
    },
  });

  startListening({
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
  });
};
