import type { Dispatch } from '@reduxjs/toolkit';
import { type LocationState, addressChanged, addressOf } from '../../shared/location/locationSlice';
import { BIKES_PATH } from './bikeAddress';
import { type BikeFiltersState, selectBikesSearch } from './bikeFiltersSlice';

interface BikesState {
  readonly location: LocationState;
  readonly bikeFilters?: BikeFiltersState;
}

/** Opens the dialog of a bike: a new entry in the history, with the filters as they are now. */
export function openBike(bikeId: string) {
  return (dispatch: Dispatch, getState: () => BikesState): void => {
    dispatch(addressChanged(addressOf(bikesHref(getState(), bikeId), 'push')));
  };
}

/** The address of the list with its filters and, if given, one open bike. */
export function bikesHref(state: BikesState, bikeId: string | null): string {
  return `${BIKES_PATH}${selectBikesSearch(state, bikeId)}`;
}
