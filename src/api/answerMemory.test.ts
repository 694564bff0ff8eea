import { waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { makeStore } from '../app/store';
import { listingsApi } from '../features/bikes/listingsApi';
import { bikeWires } from '../features/bikes/testing/listings';
import { testServices } from '../testing/renderApp';
import { BACKEND, server } from '../testing/server';
import { makeAnswerMemory } from './answerMemory';

/** What one page of a server is answered. */
async function bikesOnce(services: ReturnType<typeof testServices>) {
  const { dispatch } = makeStore(services);
  const { data } = await dispatch(listingsApi.endpoints.getBikes.initiate());
  return data?.bikes;
}

test('an unchanged answer is neither sent nor read anew', async () => {
  let sent = 0;
  let etag = '"one"';
  server.use(
    http.get(`${BACKEND}/api/listings`, ({ request }) => {
      if (request.headers.get('If-None-Match') === etag) {
        return new HttpResponse(null, { status: 304 });
      }
      sent++;
      return HttpResponse.json(bikeWires(sent), { headers: { ETag: etag } });
    }),
  );
  const services = testServices({ memory: makeAnswerMemory() });
  const first = await bikesOnce(services);
  expect(first).toHaveLength(1);
  expect(await bikesOnce(services)).toBe(first);
  expect(sent).toBe(1);

  etag = '"two"';
  expect(await bikesOnce(services)).toHaveLength(2);
  expect(await bikesOnce(services)).toHaveLength(2);
  expect(sent).toBe(2);
});

test('an answer that comes too late for one page serves the next', async () => {
  let sent = 0;
  server.use(
    http.get(`${BACKEND}/api/listings`, async ({ request }) => {
      if (request.headers.has('If-None-Match')) return new HttpResponse(null, { status: 304 });
      sent++;
      await delay(50);
      return HttpResponse.json(bikeWires(3), { headers: { ETag: '"one"' } });
    }),
  );
  const services = testServices({ memory: makeAnswerMemory() });
  const call = makeStore(services).dispatch(listingsApi.endpoints.getBikes.initiate());
  call.abort();
  expect((await call).data).toBeUndefined();
  await waitFor(() => {
    expect(services.memory?.recall(`${BACKEND}/api/listings`)).toBeDefined();
  });
  expect(await bikesOnce(services)).toHaveLength(3);
  expect(sent).toBe(1);
});

test('only the last addresses are remembered', () => {
  const memory = makeAnswerMemory(2);
  for (const url of ['a', 'b', 'a', 'c']) memory.remember(url, { etag: url, body: null });
  expect(['a', 'b', 'c'].filter((url) => memory.recall(url))).toEqual(['a', 'c']);
});
