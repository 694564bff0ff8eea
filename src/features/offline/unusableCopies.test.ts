import { HttpResponse } from 'msw';
import {
  allRead,
  allWritten,
  BANNERS_KEY,
  down,
  endVisits,
  expectFetchedAndStored,
  getBanners,
  mockBanners,
  putState,
  startVisit,
  storedState,
  titled,
  titles,
  visitOnce,
} from './testing/persistedVisits';

const entryOf = (data: unknown) => ({
  endpointName: 'getBanners',
  data,
  fulfilledTimeStamp: Date.now(),
  isPart: false,
});

describe('without a usable copy the shop goes on', () => {
  test.each([
    [
      'refused',
      () =>
        jest.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('Denied', 'SecurityError');
        }),
    ],
  ])('when storage is %s', async (_what, prepare) => {
    prepare();
    mockBanners(titled('Fresh'));
    const store = startVisit();
    await store.dispatch(getBanners.initiate({}));
    await allWritten();
    expect(titles(store)).toEqual(['Fresh']);
  });

  test.each([
    ['text', 'nonsense'],
    ['a list', [1, 2]],
    ['areas of another kind', { banners: 5, products: null }],
    ['entries of another kind', { banners: { [BANNERS_KEY]: 'x' } }],
    ['data of another kind', { banners: { [BANNERS_KEY]: entryOf([{ id: 5 }]) } }],
    ['no time', { banners: { [BANNERS_KEY]: { ...entryOf([]), fulfilledTimeStamp: undefined } } }],
  ])('when it holds %s, and heals with the next good response', async (_what, corrupted) => {
    await putState(corrupted);
    mockBanners(down);
    const broken = startVisit();
    await broken.dispatch(getBanners.initiate({}));
    await allRead();
    expect(titles(broken)).toBeUndefined();
    await expectFetchedAndStored(broken, 'Fresh');
  });

  test('a copy with a link that runs scripts is not shown', async () => {
    await visitOnce();
    const copies = await storedState();
    const data = copies.banners?.[BANNERS_KEY]?.data;
    const first: unknown = Array.isArray(data) ? data[0] : null;
    expect(first).toMatchObject({ link: null });
    Object.assign(Object(first), { link: 'javascript:alert(1)' });
    await putState(copies);
    mockBanners(down);
    const store = startVisit();
    await store.dispatch(getBanners.initiate({}));
    await allRead();
    expect(titles(store)).toBeUndefined();
  });

  test('a copy whose id is the name of what every object has is shown', async () => {
    await visitOnce();
    const copies = await storedState();
    const data = copies.banners?.[BANNERS_KEY]?.data;
    Object.assign(Object(Array.isArray(data) ? data[0] : null), { id: 'constructor' });
    await putState({ ...copies, constructor: copies.banners, toString: 5 });
    mockBanners(down);
    const store = startVisit();
    await store.dispatch(getBanners.initiate({}));
    await allRead();
    expect(titles(store)).toHaveLength(1);
  });

  test('one odd item does not lose the others', async () => {
    mockBanners(() =>
      HttpResponse.json({
        data: [
          { _id: 1, title: 'First' },
          { _id: 2, title: 'Second' },
        ],
      }),
    );
    await startVisit().dispatch(getBanners.initiate({}));
    await allWritten();
    endVisits();
    const copies = await storedState();
    const data = copies.banners?.[BANNERS_KEY]?.data;
    Object.assign(Object(Array.isArray(data) ? data[0] : null), { title: 5 });
    await putState(copies);
    mockBanners(down);
    const store = startVisit();
    await store.dispatch(getBanners.initiate({}));
    await allRead();
    expect(titles(store)).toEqual(['Second']);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(/^Dropped 1 malformed banners: \[\d\]/),
    );
  });

  test.each(['getNothing', 'toString'])(
    'a response of the unknown endpoint %s does not lose the others',
    async (endpointName) => {
      await visitOnce();
      const { banners, ...rest } = await storedState();
      await putState({
        ...rest,
        banners: { unknown: { ...entryOf([]), endpointName }, ...banners },
      });
      mockBanners(down);
      const store = startVisit();
      await store.dispatch(getBanners.initiate({}));
      await allRead();
      expect(titles(store)).toEqual(['Kept']);
    },
  );

  test('a response in an older form is not shown, and replaced', async () => {
    await visitOnce();
    await putState(await storedState(), 0);
    mockBanners(down);
    const store = startVisit();
    await store.dispatch(getBanners.initiate({}));
    await allRead();
    expect(titles(store)).toBeUndefined();
    mockBanners(titled('Fresh'));
    await store.dispatch(getBanners.initiate({}, { forceRefetch: true }));
    await allWritten();
    expect(await storedState()).toMatchObject({ _persist: { version: 2 } });
  });

  test('responses in the form of a newer release are not shown, and left alone', async () => {
    await visitOnce();
    await putState(await storedState(), 99);
    const before = await storedState();
    mockBanners(titled('Fresh'));
    const store = startVisit();
    await store.dispatch(getBanners.initiate({}));
    await allWritten();
    expect(await storedState()).toEqual(before);
  });
});
