import type { ScreenModule } from '../../app/routing/screen';
import { bikeIdOf } from './bikeAddress';
import { bikesOpened, selectBikeCriteria } from './bikeFiltersSlice';
import { cutList } from './bikeList';
import { listingsApi } from './listingsApi';

/** How many matches the server's page and its state carry. */
export const FIRST_MATCHES = 24;

/**
 * The call of the screen on the server, which keeps the first matches of the address only, and the
 * bike that it opens.
 */
export const loadBikes: NonNullable<ScreenModule['load']> = ({ dispatch, getState }) => {
  const { search } = getState().location;
  dispatch(bikesOpened(search));
  const call = dispatch(listingsApi.endpoints.getBikes.initiate());
  const cut = call.then((result) => {
    const { data } = result;
    if (data) {
      const criteria = selectBikeCriteria(getState());
      const kept = cutList(data, criteria, FIRST_MATCHES, bikeIdOf(search));
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
