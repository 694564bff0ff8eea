import type { Dispatch } from '@reduxjs/toolkit';
import { type LocationState, navigate } from '../../router/locationSlice';
import { paths } from '../../shared/config/paths';
import { pageOf } from './bikeAddress';
import { type BikeFiltersState, selectBikesSearch } from './bikeFiltersSlice';

interface BikesState {
  readonly location: LocationState;
  readonly bikeFilters?: BikeFiltersState;
}

/** Opens the dialog of a bike: a new entry in the history, with the filters as they are now. */
export function openBike(bikeId: string) {
  return (dispatch: Dispatch, getState: () => BikesState): void => {
    dispatch(navigate(bikesHref(getState(), bikeId)));
  };
}

/** The address of the list as it is and, if given, one open bike. */
export function bikesHref(state: BikesState, bikeId: string | null): string {
  const page = pageOf(state.location.search);
  return `${paths.bikes}${selectBikesSearch(state, bikeId, page)}`;
}
