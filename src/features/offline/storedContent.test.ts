import { apiSlices } from '../../app/apiSlices';
import { noCriteria } from '../bikes/bikeCriteria';
import { listingsApi } from '../bikes/listingsApi';
import { STORED_BIKES_MAX } from '../bikes/persistedBikes';
import { heartToggled } from '../wishlist/wishlistSlice';
import {
  allWritten,
  BANNERS_KEY,
  endVisits,
  getBanners,
  getBikes,
  mockBanners,
  mockBikes,
  startVisit,
  storedState,
  titled,
} from './testing/persistedVisits';

// spec §4.16
test('hearts, menus, filters and forms are not stored', async () => {
  mockBanners(titled('Kept'));
  const store = startVisit();
  store.dispatch(heartToggled('p1'));
  await store.dispatch(getBanners.initiate({}));
  await allWritten();
  const copies = await storedState();
  const areas = apiSlices.map(({ reducerPath }) => reducerPath);
  expect(Object.keys(copies).sort()).toEqual(['_persist', ...areas].sort());
  expect(JSON.stringify([copies, localStorage, sessionStorage])).not.toContain('p1');
});

describe('what is stored is bounded', () => {
  test('to 500 bikes, which say how many there are', async () => {
    mockBikes(STORED_BIKES_MAX + 100);
    const store = startVisit();
    await store.dispatch(getBikes.initiate());
    await allWritten();
    expect((await storedState()).listings?.['getBikes(undefined)']?.data).toMatchObject({
      bikes: { length: STORED_BIKES_MAX },
      cut: { total: STORED_BIKES_MAX + 100 },
    });
  });

  test('and the few bikes of a rendered page do not push out a whole list', async () => {
    mockBikes(40);
    const first = startVisit();
    await first.dispatch(getBikes.initiate());
    await allWritten();
    endVisits();
    const second = startVisit();
    await second.dispatch(getBikes.initiate());
    second.dispatch(
      listingsApi.util.updateQueryData('getBikes', undefined, (list) => ({
        ...list,
        bikes: list.bikes.slice(0, 5),
        cut: { criteria: noCriteria, total: 40 },
      })),
    );
    await allWritten();
    expect((await storedState()).listings?.['getBikes(undefined)']?.data).toMatchObject({
      bikes: { length: 40 },
    });
  });
});

test('two tabs keep what each of them has seen, and the newer of what both have', async () => {
  mockBanners(titled('First'));
  mockBikes(2);
  const [one, two] = [startVisit(), startVisit()];
  await one.dispatch(getBanners.initiate({}));
  await two.dispatch(getBikes.initiate());
  mockBanners(titled('Second'));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5);
  await two.dispatch(getBanners.initiate({}));
  await allWritten();
  // The first tab writes its own state again.
  await one.dispatch(getBikes.initiate());
  await allWritten();
  const copies = await storedState();
  expect(copies.banners?.[BANNERS_KEY]?.data).toMatchObject([{ title: 'Second' }]);
  expect(copies.listings?.['getBikes(undefined)']?.data).toMatchObject({ bikes: { length: 2 } });
});
