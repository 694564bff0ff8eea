import { HttpResponse, http } from 'msw';
import { makeStore } from '../../app/store';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { listingsApi } from './listingsApi';

const { getBikes } = listingsApi.endpoints;

/** The listings host, which differs from the API host. */
const LISTINGS = `${BACKEND}/listings-host`;

// spec §3.12, §7.18
test('bikes are the listings with the slug bike, from the listings host', async () => {
  const listing = { title: 'Yamaha', price: 4500, images: ['a.webp', 5, 'b.webp'] };
  server.use(
    http.get(`${LISTINGS}/api/listings`, () =>
      HttpResponse.json({
        data: [
          { ...listing, _id: 1, categoryId: { slug: 'bike' }, listingType: 'auction' },
          { ...listing, _id: 2, categoryId: { slug: 'car' } },
          { ...listing, _id: 3, categoryId: null },
          { ...listing, _id: 4, categoryId: { slug: 'bike' }, listingType: 'rent' },
        ],
      }),
    ),
  );
  const { data } = await makeStore(
    testEnvironment({ origins: { api: BACKEND, listings: LISTINGS } }),
  ).dispatch(getBikes.initiate());
  expect(data?.bikes.map(({ id, listingType }) => [id, listingType])).toEqual([
    ['1', 'auction'],
    ['4', 'sale'],
  ]);
  expect(data?.bikes[0]).toMatchObject({ title: 'Yamaha', images: ['a.webp', 'b.webp'] });
});

// spec §8.4
test('the error message is Failed to load listings.', async () => {
  server.use(http.get(`${BACKEND}/api/listings`, () => new HttpResponse(null, { status: 503 })));
  const { error } = await makeStore(testEnvironment()).dispatch(getBikes.initiate());
  expect(error).toEqual({
    status: 503,
    code: 'failedToLoadListings',
    message: 'Failed to load listings.',
  });
});
