import { HttpResponse, http } from 'msw';
import { pageMaker } from '../../server';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { isCut } from './bikeList';
import { bikeWires } from './testing/bikeFixtures';

const makePage = pageMaker(testEnvironment(), 5_000);

test('the page of the server carries the first matches and the count', async () => {
  server.use(http.get(`${BACKEND}/api/listings`, () => HttpResponse.json(bikeWires(200))));
  const { html, state } = await makePage('/bikes/listings?listingType=auction');
  expect(html).toContain('100 bikes');
  expect(html.match(/View Bike/g)).toHaveLength(24);
  const [entry] = Object.values(state.listings.queries);
  expect(isCut(entry?.data)).toBe(true);
  expect(JSON.stringify(state)).not.toContain('bike-50"');
  expect(state.bikeFilters?.filters.listingType).toBe('auction');
});

test('a failed call leaves the loading state on the page', async () => {
  server.use(http.get(`${BACKEND}/api/listings`, () => new HttpResponse(null, { status: 500 })));
  const { html, isComplete } = await makePage('/bikes/listings');
  expect(isComplete).toBe(false);
  expect(html).toContain('Loading...');
});
