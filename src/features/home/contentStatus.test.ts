/** @jest-environment node */
import { type Call, type HomeCalls, contentStatus } from './contentStatus';

const none: Call = { currentData: undefined, error: undefined, isFetching: false };
const loading: Call = { ...none, isFetching: true };
const some: Call = { ...none, currentData: [1] };
const empty: Call = { ...none, currentData: [] };
const failed: Call = { ...none, error: { status: 500, message: 'The shop is closed' } };
const gone: Call = { ...none, error: { status: 404, message: 'Gone' } };
const retrying: Call = { ...failed, isFetching: true };
const savedCopy: Call = { ...failed, currentData: [1] };

const calls = (part: Partial<HomeCalls>): HomeCalls => ({
  banners: some,
  products: some,
  categories: some,
  types: some,
  ...part,
});

// spec §4.13
test.each<[string, Partial<HomeCalls>, 'none' | 'partial' | 'full']>([
  ['everything came', {}, 'none'],
  ['everything is empty', { banners: empty, products: empty }, 'none'],
  ['products failed', { products: failed }, 'partial'],
  ['banners failed', { banners: failed }, 'partial'],
  ['categories failed', { categories: failed }, 'partial'],
  ['vehicle types failed', { types: failed }, 'partial'],
  ['a saved copy counts as content', { banners: failed, products: savedCopy }, 'partial'],
  ['both failed', { banners: failed, products: failed }, 'full'],
  ['one failed, the other is empty', { banners: failed, products: empty }, 'full'],
  ['the sidebar alone is no content', { banners: empty, products: empty, types: failed }, 'full'],
  ['a failure is repeated', { banners: retrying, products: failed }, 'full'],
  ['the other one may still come', { banners: failed, products: loading }, 'none'],
])('%s', (_, part, failure) => {
  expect(contentStatus(calls(part), 'opened').failure).toBe(failure);
});

test.each<[string, Partial<HomeCalls>, keyof HomeCalls | undefined]>([
  ['of banners first', { products: gone, banners: failed }, 'banners'],
  ['of what has failed', { types: gone, banners: loading }, 'types'],
  ['of nothing, if nothing has', { products: loading }, undefined],
])('the full error tells the error %s', (_, part, area) => {
  const { error } = contentStatus(calls(part), 'opened');
  expect(error).toBe(area && part[area]?.error);
});

// spec §4.2
test.each<[string, Partial<HomeCalls>, 'fresh' | 'opened' | 'overdue', 'none' | 'card' | 'screen']>(
  [
    ['during its second', { banners: loading, products: loading }, 'fresh', 'screen'],
    ['over a page that is there', {}, 'fresh', 'card'],
    ['over a saved copy', { banners: savedCopy, products: failed }, 'fresh', 'card'],
    ['over what came first', { products: loading }, 'fresh', 'card'],
    ['over the empty states', { banners: empty, products: empty }, 'fresh', 'card'],
    ['over the error view', { banners: failed, products: failed }, 'fresh', 'card'],
    [
      'while the other one may still come',
      { banners: failed, products: loading },
      'fresh',
      'screen',
    ],
    ['no longer when everything came', {}, 'opened', 'none'],
    ['longer while both still load', { banners: loading, products: loading }, 'opened', 'screen'],
    ['no longer when the banners came', { products: loading }, 'opened', 'none'],
    ['no longer when the products came', { banners: loading }, 'opened', 'none'],
    ['no longer when one has failed', { banners: loading, products: failed }, 'opened', 'none'],
    ['not beyond its limit', { banners: loading, products: loading }, 'overdue', 'none'],
  ],
)('the splash shows %s', (_, part, opening, splash) => {
  expect(contentStatus(calls(part), opening).splash).toBe(splash);
});

test('what is overdue counts as failed and is being tried', () => {
  const status = contentStatus(calls({ banners: loading, products: loading }), 'overdue');
  expect(status).toMatchObject({ failure: 'full', isRetrying: true, error: undefined });
});

test.each<[string, Partial<HomeCalls>, boolean]>([
  ['while a failure is repeated', { products: retrying }, true],
  ['not when it has failed for good', { products: failed }, false],
  ['not while something else loads', { products: failed, categories: loading }, false],
])('it is retrying %s', (_, part, isRetrying) => {
  expect(contentStatus(calls(part), 'opened').isRetrying).toBe(isRetrying);
});
