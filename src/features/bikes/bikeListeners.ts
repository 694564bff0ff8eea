import { isAnyOf } from '@reduxjs/toolkit';
import { selectLocation } from '../../router/locationSlice';
import type { ScreenModule } from '../../router/screen';
import { linkCopyAsked, linkCopySettled } from './bikeDialogSlice';
import {
  bikesOpened,
  filtersChanged,
  filtersCleared,
  selectBikeCriteria,
} from './bikeFiltersSlice';
import { RESULTS_ID } from './bikeResults';

/** The side effects of the bikes: other matches scroll into view, links are copied. */
export const startBikeListeners: NonNullable<ScreenModule['startListening']> = (store) => {
  store.dispatch(bikesOpened(selectLocation(store.getState()).search));

  // New matches are shown from the first one on, so the page scrolls back to it.
  store.startListening({
    matcher: isAnyOf(filtersChanged, filtersCleared),
    effect: (_action, { getState, getOriginalState }) => {
      if (selectBikeCriteria(getState()) === selectBikeCriteria(getOriginalState())) return;
      const results = document.getElementById(RESULTS_ID);
      if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
    },
  });

  store.startListening({
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
