import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { respondWith } from '../../testing/states/mockedNetwork';
import { listings, plain, responses } from '../../testing/states/stateResponses';
import { listingsApi } from '../bikes/listingsApi';
import { makeReport } from './makeReport';
import { readReport } from './readReport';
import { reportText } from './reportFile';
import { statesOf } from './statesOf';

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
  const list = state && listingsApi.endpoints.getBikes.select()(state).data;
  return { cut: read.report.meta.cut, list };
}

test('of 10,000 bikes those that were looked for are in a report, and it says so', async () => {
  const { cut, list } = await reported('/bikes/listings?bike=bike-9000', 10_000);
  expect(cut).toEqual(['lists']);
  expect(list?.bikes).toHaveLength(60);
  expect(list?.cut?.total).toBe(10_000);
  expect(list?.cut?.opened?.id).toBe('bike-9000');
});

test('a short list is there as it is', async () => {
  const { cut, list } = await reported('/bikes/listings', 9);
  expect(cut).toEqual([]);
  expect(list?.bikes).toHaveLength(9);
  expect(list?.cut).toBeNull();
});
