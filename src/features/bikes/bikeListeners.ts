import { isAnyOf } from '@reduxjs/toolkit';
import type { ScreenModule } from '../../app/screen';
import { addressChanged, addressOf, selectLocation } from '../../shared/location/locationSlice';
import { bikeIdOf, isBikesPath } from './bikeAddress';
import { linkCopyAsked, linkCopySettled } from './bikeDialogSlice';
import { bikesOpened, filtersChanged, filtersCleared, selectBikesSearch } from './bikeFiltersSlice';

/** How long the filters must rest until the address follows them, in ms. */
const MIRROR_DELAY = 300;

/** The side effects of the bikes: the address follows the filters, links are copied. */
export const startBikeListeners: NonNullable<ScreenModule['startListening']> = (store) => {
  store.dispatch(bikesOpened(selectLocation(store.getState()).search));

  store.startListening({
    matcher: isAnyOf(filtersChanged, filtersCleared),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(MIRROR_DELAY);
      const state = api.getState();
      const { pathname, search, hash } = selectLocation(state);
      if (!isBikesPath(pathname)) return;
      const mirrored = selectBikesSearch(state, bikeIdOf(search));
      if (mirrored === search) return;
      api.dispatch(addressChanged(addressOf(`${pathname}${mirrored}${hash}`, 'replace')));
    },
  });

  store.startListening({
    actionCreator: linkCopyAsked,
    effect: async (_action, api) => {
      try {
        await navigator.clipboard.writeText(window.location.href);
        api.dispatch(linkCopySettled('copied'));
      } catch {
        api.dispatch(linkCopySettled('failed'));
      }
    },
  });
};
