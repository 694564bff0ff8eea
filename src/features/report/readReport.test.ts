import fc from 'fast-check';
import { browserEnvironment } from '../../api/thunkExtra';
import { makeStore } from '../../app/store';
import { navigate } from '../../router/locationSlice';
import { heartToggled } from '../wishlist/wishlistSlice';
import { makeReport } from './makeReport';
import { readReport } from './readReport';
import { REPORT_LENGTH_MAX, type Report, reportText } from './reportFile';

function aReport(): Report {
  const store = makeStore(browserEnvironment());
  store.dispatch(heartToggled('product-1'));
  store.dispatch(navigate('/bikes/listings?listingType=sale'));
  const { meta, ...rest } = makeReport(store, {
    release: 'main.0123abcd',
    screen: { width: 1440, height: 900 },
  });
  return { meta: { ...meta, words: 'The list is empty.' }, ...rest };
}

const report = aReport();
const text = reportText(report);
const refusalOf = (file: string) => {
  const result = readReport(file);
  return 'refusal' in result ? result.refusal : null;
};
/** The file with one of its three parts changed. */
const withPart = (part: Partial<Record<'meta' | 'payload' | 'preloadedState', unknown>>) =>
  JSON.stringify({ ...(JSON.parse(text) as object), ...part });
const withMeta = (meta: object) => withPart({ meta: { ...report.meta, ...meta } });
const withActions = (...actions: readonly unknown[]) =>
  withPart({
    payload: JSON.stringify(actions),
    meta: { ...report.meta, times: actions.map(() => 0) },
  });
const withState = (state: unknown) => withPart({ preloadedState: JSON.stringify(state) });

test('a report is read as it was made', () => {
  expect(readReport(text)).toEqual({ report: JSON.parse(JSON.stringify(report)) as unknown });
});

test('a report with the meta of schema 6 is read: another meta needs another schema', () => {
  const meta = {
    schema: 6,
    release: 'main.0123abcd',
    shop: 'dushi-market',
    language: 'en',
    screen: { width: 1440, height: 900 },
    times: [],
    problems: [],
    cut: [],
    rewritten: false,
  };
  expect(readReport(withPart({ payload: '[]', meta }))).toMatchObject({ report: { meta } });
});

const deep = '['.repeat(10_000) + ']'.repeat(10_000);
const refused: readonly (readonly [string, string, string])[] = [
  ['200 MB', 'x'.repeat(200_000_000), 'it is too long (200000000 characters)'],
  ['10,000 levels', deep, 'it is nested too deep'],
  ['10,000 levels in its actions', withPart({ payload: deep }), 'it is nested too deep'],
  ['10,000 levels without an end', '{"a":'.repeat(10_000), 'it is nested too deep'],
  ['nothing', '', 'it is damaged: not valid JSON'],
  ['half a file', text.slice(0, text.length / 2), 'it is damaged: not valid JSON'],
  ['half a state', withPart({ preloadedState: '{"a":' }), 'it is damaged: not valid JSON'],
  ['a number', '7', 'it is not a report of this shop'],
  ['a list', '[]', 'it is not a report of this shop'],
  ['a history of DevTools', '{"payload":"[]"}', 'it is not a report of this shop'],
  ['no actions', withPart({ payload: undefined }), 'it has no actions, or no state before them'],
  [
    'actions that are none',
    withPart({ payload: '{}' }),
    'its actions or the state before them are damaged',
  ],
  [
    'a state that is none',
    withPart({ preloadedState: '[]' }),
    'its actions or the state before them are damaged',
  ],
  [
    'another schema',
    withMeta({ schema: 5 }),
    'it was made by release main.0123abcd with schema 5, and this release reads schema 6',
  ],
  [
    'no schema, and an odd release',
    withMeta({ schema: undefined, release: '\nAna' }),
    'it was made by an unknown release with schema unknown, and this release reads schema 6',
  ],
  ['an odd language', withMeta({ language: '__proto__' }), 'its meta is invalid at language'],
  ['languages in a list', withMeta({ language: ['nl'] }), 'its meta is invalid at language'],
  ['no word of DevTools', withMeta({ rewritten: undefined }), 'its meta is invalid at rewritten'],
  [
    'an odd screen',
    withMeta({ screen: { width: 1e9, height: 1 } }),
    'its meta is invalid at screen.width',
  ],
  ['a field of its own', withMeta({ extra: 1 }), 'its meta is invalid at extra'],
  ['too many words', withMeta({ words: 'x'.repeat(501) }), 'its meta is invalid at words'],
  ['too few times', withMeta({ times: [] }), 'it does not have one time for each action'],
  [
    'a prototype',
    withPart({ preloadedState: '{"wishlist":{"__proto__":{"hearts":[]}}}' }),
    'it has a field named __proto__',
  ],
  [
    'a constructor',
    withPart({ payload: '[{"type":"a","constructor":{}}]' }),
    'it has a field named constructor',
  ],
  ['an action without a type', withActions({ type: 7 }), 'action 1 has no type'],
  ['an unknown action', withActions({ type: 'shop/burned' }), 'action 1 is unknown here'],
  ['an inherited action', withActions({ type: 'toString' }), 'action 1 is unknown here'],
  [
    'more than an action has',
    withActions({ type: 'wishlist/heartToggled', payload: '1', meta: 1 }),
    'action 1 has what no report of this release can have, at meta',
  ],
  [
    'a payload of another type',
    withActions({ type: 'layout/menuOpened', payload: { a: 1 } }),
    'action 1 has what no report of this release can have, at payload',
  ],
  [
    'a typed text',
    withActions({
      type: 'location/addressChanged',
      payload: { pathname: '/', search: '?q=Ana', hash: '', key: '', arrival: 'push' },
    }),
    'action 1 has what no report of this release can have, at payload.search',
  ],
  [
    'an unknown slice',
    withState({ ...report.preloadedState, secrets: {} }),
    'the state before the actions has what no report of this release can have, at secrets',
  ],
  [
    'a link that runs',
    withState({
      ...report.preloadedState,
      banners: {
        queries: {
          'getBanners({"status":"active"})': {
            status: 'fulfilled',
            endpointName: 'getBanners',
            data: [{ id: '1', title: '<script>', link: 'javascript:alert(1)' }],
          },
        },
      },
    }),
    'the state before the actions has what no report of this release can have, at banners.queries.getBanners({"status":"active"}).data.0',
  ],
];

test.each(refused)('%s is refused with one reason', (_name, file, reason) => {
  expect(refusalOf(file)).toBe(`This report cannot be read: ${reason}.`);
});

test('texts of backends that look like scripts are texts', () => {
  const banner = '</script><img src=x onerror=alert(1)>';
  const state = {
    ...report.preloadedState,
    categories: {
      queries: {
        'getCategories({})': {
          status: 'fulfilled',
          endpointName: 'getCategories',
          data: [
            {
              id: '1',
              name: banner,
              slug: 'a',
              totalCars: 0,
              isPopular: false,
              productCount: null,
            },
          ],
        },
      },
    },
  };
  expect(refusalOf(withState(state))).toBe(null);
});

test('whatever JSON a file holds, it is read or refused, in one sentence', () => {
  const json = fc.json({ maxDepth: 6 });
  const parts = fc.record({ meta: fc.jsonValue(), payload: json, preloadedState: json });
  const fields = fc.record({
    meta: fc.constant(report.meta),
    payload: fc
      .array(
        fc.record({
          type: fc.constantFrom(
            'wishlist/heartToggled',
            'banners/executeQuery/fulfilled',
            'listings/queries/cacheEntriesUpserted',
            'location/addressChanged',
            'bikeFilters/filtersChanged',
          ),
          payload: fc.jsonValue(),
          meta: fc.jsonValue(),
        }),
      )
      .map((actions) => JSON.stringify(actions)),
    preloadedState: fc
      .dictionary(fc.constantFrom(...Object.keys(report.preloadedState)), fc.jsonValue())
      .map((state) => JSON.stringify(state)),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        json,
        parts.map((part) => JSON.stringify(part)),
        fields.map((part) => JSON.stringify(part)),
      ),
      (file) => {
        const result = readReport(file);
        expect(
          'report' in result || /^This report cannot be read: [^\n]+\.$/.test(result.refusal),
        ).toBe(true);
        expect({}).not.toHaveProperty('polluted');
      },
    ),
    { numRuns: 300 },
  );
});

test('a file that was damaged anywhere is read the same, or refused', () => {
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 4 }), (at, other) => {
      const result = readReport(text.slice(0, at) + other + text.slice(at + other.length));
      expect('report' in result || result.refusal.startsWith('This report')).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('the longest file is looked at in bounded time', () => {
  const long = withPart({ payload: `[${'{},'.repeat(1_000_000)}{}]` });
  expect(long.length).toBeLessThan(REPORT_LENGTH_MAX);
  const startedAtMs = performance.now();
  expect(refusalOf(long)).not.toBe(null);
  expect(performance.now() - startedAtMs).toBeLessThan(20_000);
});
