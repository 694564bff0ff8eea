import { browserEnvironment } from '../api/thunkExtra';
import { heartToggled } from '../features/wishlist/wishlistSlice';
import { extraOf, makeStore } from './store';

const recorded = (count: number) => {
  const store = makeStore(browserEnvironment());
  for (let heart = 1; heart <= count; heart++) store.dispatch(heartToggled(String(heart)));
  return store;
};
const ids = (hearts: number) =>
  extraOf(recorded(hearts))
    .recorder.steps.map(({ action }) => action)
    .filter(heartToggled.match)
    .map(({ payload }) => Number(payload));
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test.each([
  [0, []],
  [1, [1]],
  [299, range(1, 299)],
  [300, range(1, 300)],
  [301, range(2, 301)],
  [1_000, range(701, 1_000)],
])('of %d hearts the last 300 are kept, the oldest first', (hearts, kept) => {
  expect(ids(hearts)).toEqual(kept);
});

test('each step has the state that its action met', () => {
  const store = recorded(310);
  const [first, ...others] = extraOf(store).recorder.steps;
  expect(first?.before.wishlist.hearts).toEqual(range(1, 10).map(String));
  for (const [index, { before }] of others.entries()) {
    expect(before.wishlist.hearts).toHaveLength(11 + index);
  }
  const times = extraOf(store).recorder.steps.map(({ atMs }) => atMs);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test('a recorder that begins again has the steps that come then', () => {
  const store = recorded(301);
  const { recorder } = extraOf(store);
  expect(recorder.isRewritten).toBe(false);
  recorder.beginAgain();
  expect(recorder.steps).toEqual([]);
  store.dispatch(heartToggled('new'));
  expect(recorder.steps.map(({ action }) => action.payload)).toEqual(['new']);
  expect(recorder.isRewritten).toBe(true);
});

test('the last 20 problems are kept', () => {
  const { recorder } = extraOf(recorded(0));
  for (const problem of range(1, 25)) recorder.note('error', problem);
  expect(recorder.problems.map(({ reason }) => reason)).toEqual(range(6, 25));
});
