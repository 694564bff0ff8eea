import { type Call, type HomeCalls, contentStatus } from './contentStatus';

const none: Call = { currentData: undefined, error: undefined, isFetching: false };
const loading: Call = { ...none, isFetching: true };
const some: Call = { ...none, currentData: [1] };
const empty: Call = { ...none, currentData: [] };
const failed: Call = { ...none, error: { status: 500, message: 'The shop is closed' } };
const silent: Call = { ...none, error: {} };
const retrying: Call = { ...failed, isFetching: true };
const savedCopy: Call = { ...failed, currentData: [1] };

const calls = (part: Partial<HomeCalls>): HomeCalls => ({
  banners: some,
  products: some,
  categories: some,
  types: some,
  ...part,
});

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

test.each<[string, Partial<HomeCalls>, string]>([
  ['the message of the error', { banners: failed, products: silent }, 'The shop is closed'],
  ['its default', { banners: silent, products: failed }, 'Failed to load content'],
])('the full error reads %s', (_, part, text) => {
  expect(contentStatus(calls(part), 'opened').errorText).toBe(text);
});

test.each<[string, Partial<HomeCalls>, 'fresh' | 'opened' | 'overdue', boolean]>([
  ['during its second, whatever came', {}, 'fresh', true],
  ['not after it, when everything came', {}, 'opened', false],
  ['longer while both still load', { banners: loading, products: loading }, 'opened', true],
  ['not when the banners came', { products: loading }, 'opened', false],
  ['not when the products came', { banners: loading }, 'opened', false],
  ['not when one has failed', { banners: loading, products: failed }, 'opened', false],
  ['not beyond its limit', { banners: loading, products: loading }, 'overdue', false],
])('the splash shows %s', (_, part, opening, isShown) => {
  expect(contentStatus(calls(part), opening).isSplashShown).toBe(isShown);
});

test('what is overdue counts as failed and is being tried', () => {
  const status = contentStatus(calls({ banners: loading, products: loading }), 'overdue');
  expect(status).toMatchObject({
    failure: 'full',
    isRetrying: true,
    errorText: 'Failed to load content',
  });
});

test.each<[string, Partial<HomeCalls>, boolean]>([
  ['while a failure is repeated', { products: retrying }, true],
  ['not when it has failed for good', { products: failed }, false],
  ['not while something else loads', { products: failed, categories: loading }, false],
])('it is retrying %s', (_, part, isRetrying) => {
  expect(contentStatus(calls(part), 'opened').isRetrying).toBe(isRetrying);
});
