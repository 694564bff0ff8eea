import type { ScreenModule } from '../../router/screen';
import { bikeIdOf, pageOf } from './bikeAddress';
import { bikesOpened, selectBikeCriteria } from './bikeFiltersSlice';
import { cutList } from './bikeList';
import { PAGE_BIKES, pageStart } from './bikeResults';
import { listingsApi } from './listingsApi';

/**
 * The call of the screen on the server, which keeps one page of the matches only, and the bike that
 * the address opens.
 */
export const loadBikes: NonNullable<ScreenModule['load']> = ({ dispatch, getState }) => {
  const { search } = getState().location;
  dispatch(bikesOpened(search));
  const call = dispatch(listingsApi.endpoints.getBikes.initiate());
  const cut = call.then((result) => {
    const { data } = result;
    if (data) {
      const criteria = selectBikeCriteria(getState());
      const kept = cutList(data, criteria, PAGE_BIKES, {
        start: pageStart(pageOf(search)),
        bikeId: bikeIdOf(search),
      });
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
