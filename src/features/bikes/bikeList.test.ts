import { noCriteria } from './bikeCriteria';
import { bikePictures, cutList, resultsOf } from './bikeList';
import { bikesMessages } from './bikesMessages';
import { isBike, readBikes, readStoredBikes } from './readBikes';
import { bikeWire, bikeWires } from './testing/bikeFixtures';

const auctions = { ...noCriteria, listingType: 'auction' } as const;

test('only listings with the slug bike are kept', async () => {
  const { bikes } = await readBikes(
    [bikeWire(1), bikeWire(2, { categoryId: { slug: 'car' } }), bikeWire(3, { categoryId: null })],
    '',
  );
  expect(bikes.map(({ id }) => id)).toEqual(['bike-1']);
});

test('malformed bikes and repeated ids are dropped with one warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { bikes } = await readBikes(
    [
      bikeWire(1),
      bikeWire(1),
      bikeWire(2, { title: ' ' }),
      bikeWire(3, { _id: undefined }),
      null,
      5,
    ],
    '',
  );
  expect(bikes.map(({ id }) => id)).toEqual(['bike-1']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    'Dropped 3 malformed bikes: [1] repeated id; [2] no title; [3] no id',
  );
});

test('each price is parsed to a number', async () => {
  const { bikes } = await readBikes(
    [
      bikeWire(1, { price: 'AWG 4,500' }),
      bikeWire(2, { price: 0 }),
      bikeWire(3, { price: null }),
      bikeWire(4, { price: 45, currency: 'USD' }),
    ],
    '',
  );
  expect(bikes.map(({ amount }) => amount)).toEqual([4_500, null, null, null]);
  expect(bikes.at(-1)?.price).toBe('USD 45');
});

test('a long list does not block the main thread', async () => {
  // Each call of the clock advances it by 1 ms, so the machine's speed does not matter.
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs++);
  const yields = jest.spyOn(globalThis, 'setTimeout');
  const { bikes } = await readBikes(bikeWires(250), '');
  expect(yields.mock.calls.length).toBeGreaterThan(5);
  expect(bikes).toHaveLength(250);
});

test('a truncated list has the first matches and the count of all', async () => {
  const list = await readBikes(bikeWires(100), '');
  const cut = cutList(list, auctions, 24);
  expect(cut.bikes).toHaveLength(24);
  expect(cut.bikes.every(({ listingType }) => listingType === 'auction')).toBe(true);
  expect(resultsOf(cut, auctions, false)).toEqual({
    bikes: cut.bikes,
    start: 0,
    total: 50,
    matches: 50,
  });
  expect(resultsOf(cut, auctions, true)).toEqual({
    bikes: cut.bikes,
    start: 0,
    total: 24,
    matches: 50,
  });
});

test('a short list is not truncated', async () => {
  const list = await readBikes(bikeWires(24), '');
  expect(cutList(list, auctions, 24)).toBe(list);
});

test('a truncated list has no results for other filters, unless its rest has failed', async () => {
  const cut = cutList(await readBikes(bikeWires(100), ''), auctions, 24);
  expect(resultsOf(cut, noCriteria, false)).toBeNull();
  expect(resultsOf(cut, noCriteria, true)).toMatchObject({ total: 24, matches: null });
});

// spec §3.18, §7.20
test("pictures are on the listings host; their alt text is the backend's, or the title", async () => {
  const { bikes } = await readBikes(
    [bikeWire(1, { images: ['a b.webp', '../x', 7, 'c.webp'], imageAlts: ['A red one'] })],
    '',
  );
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { pictureAlt } = bikesMessages.in('en');
  const [first] = bikes;
  if (!first) throw new Error('The bike is missing');
  expect(bikePictures(first, 'https://homes.example', pictureAlt)).toEqual([
    { src: 'https://homes.example/uploads/a%20b.webp', alt: 'A red one' },
    { src: 'https://homes.example/uploads/c.webp', alt: 'Bike 1, picture 3' },
  ]);
  bikePictures(first, '', pictureAlt);
  expect(warn.mock.calls).toEqual([['Left out the picture "../x": no path below /uploads']]);
});

// spec §3.12
test.each([
  [{ categoryId: { slug: 'bike' } }, true],
  [{ categoryId: 'Bike' }, true],
  [{ category: { id: 1, slug: 'bikes' } }, true],
  [{ categoryId: 7, category: { slug: 'bike' } }, true],
  [{ category: 'bike' }, true],
  [{ categoryId: { slug: 'car' } }, false],
  [{ category: null }, false],
  [null, false],
])('whether %j is a bike: %s', (item, expected) => {
  expect(isBike(item)).toBe(expected);
});

test('a list without bikes logs one warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const title of ['A car', 'A boat']) await readBikes([{ _id: 1, title, category: 3 }], '');
  expect(warn.mock.calls).toEqual([
    ['None of 1 listings is a bike: their categoryId has no slug "bike" or "bikes"'],
  ]);
});

test('a stored list drops an invalid bike; a list of invalid bikes is not restored', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const list = await readBikes(bikeWires(2), '');
  const [, second] = list.bikes;
  expect(readStoredBikes({ ...list, bikes: [{ id: 5 }, second] })?.bikes).toEqual([second]);
  expect(warn).toHaveBeenCalledWith(
    'Dropped 1 malformed bikes: [0] id: Invalid type: Expected string but received 5',
  );
  expect(readStoredBikes({ ...list, bikes: [{ id: 5 }] })).toBeUndefined();
  expect(readStoredBikes({ ...list, bikes: [] })?.bikes).toEqual([]);
});
