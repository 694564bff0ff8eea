import { ownOriginConfig } from '../../shared/config/runtimeConfig';
import { testShop } from '../../testing/testShop';
import { readPageState } from './pageState';

/** A page whose state element has this text; null for no element. */
function page(text: string | null): Document {
  const document = new DOMParser().parseFromString('<body></body>', 'text/html');
  if (text !== null) {
    const element = document.createElement('script');
    element.id = 'page-state';
    element.type = 'application/json';
    element.textContent = text;
    document.body.append(element);
  }
  return document;
}

test('the browser reads what the server has said', () => {
  const config = {
    apiHost: 'https://api.example',
    listingsHost: '',
    isPreview: false,
    pictureOrigins: ['https://cdn.example'],
    devTools: true,
    contentLanguage: 'nl',
    language: 'es',
    shop: testShop,
  };
  const state = { wishlist: { ids: [] } };
  expect(readPageState(page(JSON.stringify({ config, state })))).toEqual({ config, state });
});

const config = { ...ownOriginConfig, language: 'en', shop: testShop };
/** A page whose banners arrived at a time of the server's clock, in ms since the epoch. */
const pageOf = (fulfilledTimeStamp: number) =>
  page(
    JSON.stringify({ config, state: { banners: { queries: { key: { fulfilledTimeStamp } } } } }),
  );
const timeOf = (...read: Parameters<typeof readPageState>) =>
  readPageState(...read)?.state?.banners?.queries.key?.fulfilledTimeStamp;
const MINUTE_MS = 60_000;

// spec §9.18
test.each([-40, 0, 40])(
  "the visitor's clock is %d minutes off: responses have the age that the server says",
  (minutes) => {
    const serverNow = Date.UTC(2026, 0, 1);
    const now = serverNow + minutes * MINUTE_MS;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const navigation = (ageMs: number) => ({
      name: '/',
      type: 'navigate',
      serverTiming: [{ name: 'age', duration: ageMs }],
    });
    expect(timeOf(pageOf(serverNow), [navigation(0)])).toBe(now);
    const hourAgo = serverNow - 60 * MINUTE_MS;
    expect(timeOf(pageOf(hourAgo), [navigation(60 * MINUTE_MS)])).toBe(now - 60 * MINUTE_MS);
  },
);

test.each([
  ['kept for the way back', { type: 'back_forward', serverTiming: [{ name: 'age', duration: 0 }] }],
  ['without an age', { type: 'navigate', serverTiming: [] }],
  ['in an older browser', { type: 'navigate' }],
])('a page %s is as old as the clock says, and never of the future', (_what, timing) => {
  const now = Date.UTC(2026, 0, 1);
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const navigation = [{ name: '/', ...timing }];
  expect(timeOf(pageOf(now - MINUTE_MS), navigation)).toBe(now - MINUTE_MS);
  expect(timeOf(pageOf(now + MINUTE_MS), navigation)).toBe(now);
});

test('the app shell has settings and no state', () => {
  expect(readPageState(page(JSON.stringify({ config })))).toEqual({ config });
});

test.each(['x', null, 7])('a state that is none (%j) counts as absent', (state) => {
  expect(readPageState(page(JSON.stringify({ config, state })))).toEqual({ config });
});

test('unreadable settings mean our own origin', () => {
  const damaged = { ...config, apiHost: 7 };
  expect(readPageState(page(JSON.stringify({ config: damaged })))).toEqual({ config });
});

test.each([
  null,
  '',
  '{',
  '[]',
  'null',
  '7',
  '{"config":null}',
  JSON.stringify({ config: ownOriginConfig }),
  JSON.stringify({ config: { ...config, shop: null } }),
  JSON.stringify({ config: { ...config, language: 'de' } }),
  JSON.stringify({ config: { ...config, language: undefined } }),
  JSON.stringify({ config }).slice(0, -2),
])('a page without a shop cannot be read (%#)', (text) => {
  expect(readPageState(page(text))).toBeNull();
});
