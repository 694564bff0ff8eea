import { testEnvironment } from '../renderApp';
import { savedCopy } from './savedCopy';
import { SAVED_AGE_MS } from './screenState';

test('it is as old as it says, whatever second of a minute it is', async () => {
  const atEndOfMinute = Date.UTC(2026, 0, 1, 12, 0, 59, 999);
  const now = jest.spyOn(Date, 'now').mockReturnValue(atEndOfMinute);
  const transport = () =>
    Promise.resolve({
      status: 200,
      body: [],
      etag: null,
      retryAfter: null,
      date: null,
      language: null,
    });
  const { banners } = await savedCopy('/', testEnvironment({ transport }));
  now.mockRestore();
  const times = Object.values(banners?.queries ?? {}).map((entry) => entry?.fulfilledTimeStamp);
  expect(times).toEqual([atEndOfMinute - SAVED_AGE_MS]);
});
