import { screen } from '@testing-library/react';
import { selectLocation } from '../../router/locationSlice';
import { renderApp } from '../../testing/renderApp';
import { respondWith } from '../../testing/states/mockedNetwork';
import { listings, plain, responses } from '../../testing/states/stateResponses';
import { pageOf } from '../bikes/bikeAddress';
import { selectBikeCriteria } from '../bikes/bikeFiltersSlice';
import { pageStart, resultsOf } from '../bikes/bikeList';
import { listingsApi } from '../bikes/listingsApi';
import { makeReport } from './makeReport';
import { readReport, statesOf } from './readReport';
import { reportText } from './reportFile';

const facts = { release: 'main.0123abcd', screen: { width: 390, height: 844 } };

/** The parsed report of a visit to the bikes, and its last list of bikes. */
async function reported(address: string, count: number) {
  respondWith({ ...responses(plain), listings: listings(plain, count) });
  const { store, leave } = await renderApp(address);
  await screen.findByText(/bikes$/, { selector: 'h2, h2 *' });
  const read = readReport(reportText(makeReport(store, facts)));
  leave();
  if ('refusal' in read) throw new Error(read.refusal);
  const state = statesOf(read.report).at(-1);
  if (!state) throw new Error('The report has no state');
  const { data: list } = listingsApi.endpoints.getBikes.select()(state);
  const { search } = selectLocation(state);
  const results =
    list && resultsOf(list, selectBikeCriteria(state), false, pageStart(pageOf(search)));
  return { cut: read.report.meta.cut, list, results, search };
}

test('of 10,000 bikes those that were looked for are in a report, and it says so', async () => {
  const { cut, list } = await reported('/bikes/listings?bike=bike-9000', 10_000);
  expect(cut).toEqual(['lists']);
  expect(list?.bikes).toHaveLength(60);
  expect(list?.cut?.total).toBe(10_000);
  expect(list?.cut?.opened?.id).toBe('bike-9000');
});

test.each([
  [10_000, 3, 48],
  [10_000, 300, 7_176],
  [40, 2, 24],
])('of %i bikes page %i is replayed from its first bike', async (count, page, start) => {
  const { results } = await reported(`/bikes/listings?page=${String(page)}`, count);
  expect(results).toMatchObject({ start, total: count });
  expect(results?.bikes[0]?.id).toBe(`bike-${String(start + 1)}`);
});

test('typed bounds and pages are kept, but not numbers as long as a telephone number', async () => {
  const query = '?priceMin=1500&priceMax=5559876543&yearMin=abc&page=4711';
  const { search } = await reported(`/bikes/listings${query}`, 400);
  expect(search).toBe('?priceMin=1500&priceMax=9999999&yearMin=xxx&page=4711');
});

test('a short list is there as it is', async () => {
  const { cut, list } = await reported('/bikes/listings', 9);
  expect(cut).toEqual([]);
  expect(list?.bikes).toHaveLength(9);
  expect(list?.cut).toBeNull();
});
