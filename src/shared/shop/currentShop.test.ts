/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import { BACKEND, server } from '../../testing/mswServer';
import { testShop, testShops } from '../../testing/testShop';
import { loadMessages } from '../i18n/messages';
import { isChunkFailure } from '../lib/lostChunks';
import { setShop, getShop } from './currentShop';

const ADDRESS = `${BACKEND}/shop/0123abcd/nl.json`;

beforeEach(() => {
  setShop({ en: { ...testShop, translations: { nl: ADDRESS } } });
});

afterEach(() => {
  setShop(testShops);
});

test('a shop comes in another language with the messages of that language', async () => {
  server.use(http.get(ADDRESS, () => HttpResponse.json({ ...testShop, name: 'De Winkel' })));
  // Until it is loaded, the loaded language is the fallback.
  expect(getShop('nl').name).toBe(testShop.name);
  await loadMessages('nl');
  expect(getShop('nl').name).toBe('De Winkel');
  expect(getShop('en').name).toBe(testShop.name);
});

test.each([
  [404, true],
  [503, false],
])('a shop that fails with %i fails the language, as a lost chunk: %p', async (status, isLost) => {
  server.use(http.get(ADDRESS, () => new HttpResponse(null, { status })));
  const error: unknown = await loadMessages('nl').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: `The shop in nl failed: ${String(status)}` });
  expect(isChunkFailure(error)).toBe(isLost);
});

test('before a shop is open there is none', () => {
  setShop({});
  expect(() => getShop('en')).toThrow('No shop is open');
});
