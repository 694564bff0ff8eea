/** @jest-environment node */
import { type StoredResponse, mergedArea, storedIn } from './storedResponses';

const NOW = Date.now();

function stored(data: string, ageMs: number, rest: Partial<StoredResponse> = {}): StoredResponse {
  const fulfilledTimeStamp = NOW - ageMs;
  return { endpointName: 'get', data, fulfilledTimeStamp, isPart: false, language: null, ...rest };
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

test.each([
  ['in the language', ['get nl', 'get', 'get es'], 'get nl'],
  ['without a language before another language', ['get', 'get es'], 'get'],
  ['the newest of the other languages', ['get pap', 'get es'], 'get es'],
])('the copy %s is read', (_which, keys, read) => {
  const area = keys.map((key, index) => {
    const language = key.split(' ')[1] ?? null;
    return [key, stored(key, 100 - index, { language })] as const;
  });
  expect(storedIn(Object.fromEntries(area), 'get', 'nl')?.data).toBe(read);
});

const part = { isPart: true };
test.each([
  ['a newer one', stored('old', 20), stored('new', 10), 'new'],
  ['a newer one of the other tab', stored('new', 10), stored('old', 20), 'new'],
  ['a whole one, though a part is newer', stored('old', 20), stored('new', 10, part), 'old'],
  ['a newer part', stored('old', 20, part), stored('new', 10, part), 'new'],
  ['a newer whole one', stored('old', 20, part), stored('new', 10), 'new'],
  ['one from a clock that was a minute ahead', stored('old', 20), stored('new', -60_000), 'new'],
  ['none from a clock that was further ahead', stored('old', 20), stored('new', -60_001), 'old'],
])('of two copies stays %s', (_which, one, other, data) => {
  expect(mergedArea({ get: one }, { get: other })).toMatchObject({ get: { data } });
});

test('of the calls of an area the newest eight stay', () => {
  const ages = Array.from({ length: 12 }, (_, index) => 12 - index);
  const area = Object.fromEntries(
    ages.map((age) => [`get(${String(age)})`, stored('', age)] as const),
  );
  expect(Object.keys(mergedArea(area, {}))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((age) => `get(${String(age)})`),
  );
});
