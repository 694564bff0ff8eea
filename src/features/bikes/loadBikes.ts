import type { ScreenModule } from '../../app/routing/screen';
import { bikesOpened, selectBikeCriteria } from './bikeFiltersSlice';
import { cutList } from './bikeList';
import { listingsApi } from './listingsApi';

/** How many matches the server's page and its state carry. */
export const FIRST_MATCHES = 24;

/** The call of the screen on the server, which keeps the first matches of the address only. */
export const loadBikes: NonNullable<ScreenModule['load']> = ({ dispatch, getState }) => {
  dispatch(bikesOpened(getState().location.search));
  const call = dispatch(listingsApi.endpoints.getBikes.initiate());
  const cut = call.then((result) => {
    const { data } = result;
    if (data) {
      const kept = cutList(data, selectBikeCriteria(getState()), FIRST_MATCHES);
      dispatch(listingsApi.util.updateQueryData('getBikes', undefined, () => kept));
    }
    return result;
  });
  return [
    {
      then: (...listeners) => cut.then(...listeners),
      abort: () => {
        call.abort();
      },
    },
  ];
};
