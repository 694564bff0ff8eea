import '../../testing/devToolsMock';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { HttpResponse } from 'msw';
import { itemTag } from '../../api/tags';
import { devTools as devToolsOfShop } from '../../app/devtools/devTools';
import { makeStore } from '../../app/store';
import { addressOf, navigate } from '../../router/locationSlice';
import { jump, jumpToPresent } from '../../testing/devToolsHistory';
import { testEnvironment } from '../../testing/renderApp';
import { bannersApi } from '../banners/bannersApi';
import {
  allRead,
  allWritten,
  banners,
  BANNERS_KEY,
  down,
  endVisits,
  expectFetchedAndStored,
  getBanners,
  hanging,
  mockBanners,
  persistIn,
  startVisit,
  storedState,
  titled,
  titles,
  visitOnce,
} from './testing/persistedVisits';

/** Spec §9. */
const THIRTY_DAYS_MS = 30 * 24 * 60 * 60_000;

describe('the content of the last visit is there', () => {
  test.each([
    ['hangs', hanging],
    ['fails', down],
    ['is gone', () => HttpResponse.error()],
  ])('while the backend %s, with the time of its response', async (_what, response) => {
    const first = await visitOnce();
    mockBanners(response);
    const second = startVisit();
    void second.dispatch(getBanners.initiate({}));
    await allRead();
    expect(titles(second)).toEqual(['Kept']);
    expect(banners(second).fulfilledTimeStamp).toBe(banners(first).fulfilledTimeStamp);
  });

  test('once the present is shown again, where DevTools shows the past when it is read', async () => {
    await visitOnce();
    mockBanners(hanging);
    const store = persistIn(makeStore(testEnvironment(), undefined, devToolsOfShop));
    void store.dispatch(getBanners.initiate({}));
    store.dispatch({ type: 'test/callNoticed' });
    await jump(store, 0);
    await allRead();
    expect(titles(store)).toBeUndefined();
    await jumpToPresent(store);
    await allRead();
    expect(titles(store)).toEqual(['Kept']);
  });

  test('when the call has failed before the copy was read', async () => {
    await visitOnce();
    mockBanners(down);
    const store = makeStore(testEnvironment());
    await store.dispatch(getBanners.initiate({}));
    persistIn(store);
    await allRead();
    expect(banners(store)).toMatchObject({ isError: true, data: [{ title: 'Kept' }] });
  });

  // spec §8.8
  test('with one warning, when the call was refused before the copy was read', async () => {
    await visitOnce();
    mockBanners(() => new HttpResponse(null, { status: 404 }));
    const store = makeStore(testEnvironment());
    const call = store.dispatch(getBanners.initiate({}));
    await call;
    expect(console.warn).not.toHaveBeenCalled();
    persistIn(store);
    await allRead();
    const warning = 'Failed to fetch banners: the cached copy is shown';
    expect(jest.mocked(console.warn).mock.calls).toEqual([[warning]]);
    await call.refetch();
    expect(jest.mocked(console.warn).mock.calls).toEqual([[warning], [warning]]);
  });

  test('and the next good response takes its place', async () => {
    await visitOnce();
    let respond: (response: Response) => void = () => undefined;
    mockBanners(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    const store = startVisit();
    const call = store.dispatch(getBanners.initiate({}));
    await allRead();
    expect(titles(store)).toEqual(['Kept']);
    respond(titled('New')());
    await call;
    expect(titles(store)).toEqual(['New']);
    await allWritten();
    expect((await storedState()).banners?.[BANNERS_KEY]?.data).toMatchObject([{ title: 'New' }]);
  });

  // spec §9.4
  test('for 30 days, longer than any cache time, and no longer', async () => {
    await visitOnce();
    mockBanners(down);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(now + THIRTY_DAYS_MS - 60_000);
    const later = startVisit();
    await later.dispatch(getBanners.initiate({}));
    await allRead();
    expect(titles(later)).toEqual(['Kept']);
    clock.mockReturnValue(now + THIRTY_DAYS_MS + 60_000);
    const tooLate = startVisit();
    await tooLate.dispatch(getBanners.initiate({}));
    await allRead();
    expect(titles(tooLate)).toBeUndefined();
  });

  // spec §9.18
  test('but not from the future, where it would stay the newest for ever', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
    await visitOnce('Future');
    clock.mockReturnValue(now);
    mockBanners(down);
    const store = startVisit();
    await store.dispatch(getBanners.initiate({}));
    await allRead();
    expect(titles(store)).toBeUndefined();
    await expectFetchedAndStored(store, 'Present');
  });

  test.each([
    ['older', -1_000, 'Kept'],
    ['newer', 1_000, 'Page'],
  ])('in place of what a page brings, where that is %s', async (_which, sinceMs, shown) => {
    const first = await visitOnce();
    const { queries, ...rest } = first.getState().banners;
    const page = structuredClone(queries[BANNERS_KEY]);
    if (page?.status !== QueryStatus.fulfilled) throw new Error('No banners');
    page.fulfilledTimeStamp += sinceMs;
    page.data = (page.data as object[]).map((banner) => ({ ...banner, title: 'Page' }));
    const second = startVisit({
      ...first.getState(),
      banners: { ...rest, queries: { [BANNERS_KEY]: page } },
    });
    expect(titles(second)).toEqual(['Page']);
    await allRead();
    expect(titles(second)).toEqual([shown]);
    expect(banners(second)).toMatchObject({ isSuccess: true });
  });

  test('also when memory has forgotten it during the visit', async () => {
    mockBanners(titled('Kept'));
    const store = startVisit();
    const call = store.dispatch(getBanners.initiate({}));
    await call;
    await allWritten();
    call.unsubscribe();
    store.dispatch(bannersApi.util.resetApiState());
    expect(titles(store)).toBeUndefined();
    mockBanners(hanging);
    void store.dispatch(getBanners.initiate({}));
    await allRead();
    expect(titles(store)).toEqual(['Kept']);
  });
});

test('the database is opened at the start: a page that is being left opens none any more', async () => {
  const opened = jest.spyOn(indexedDB, 'open');
  mockBanners(titled('Kept'));
  const store = startVisit();
  expect(opened).toHaveBeenCalledTimes(1);
  await store.dispatch(getBanners.initiate({}));
  await allWritten();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a page in the back/forward cache holds no transaction open, and writes when it is back', async () => {
  mockBanners(titled('Kept'));
  const store = startVisit();
  await store.dispatch(getBanners.initiate({}));
  const aborted = jest.spyOn(IDBTransaction.prototype, 'abort');
  const leave = (type: string) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  leave('pagehide');
  await allWritten();
  expect(aborted).toHaveBeenCalled();
  expect(await storedState()).toEqual({});
  leave('pageshow');
  await expectFetchedAndStored(store, 'Newer');
});

test('what changes no response, such as a key in a filter, writes nothing', async () => {
  mockBanners(titled('Kept'));
  const store = startVisit();
  await store.dispatch(getBanners.initiate({}));
  await allWritten();
  const written = jest.spyOn(IDBObjectStore.prototype, 'put');
  store.dispatch(navigate('/about'));
  await allWritten();
  expect(written).not.toHaveBeenCalled();
});

describe('the last good copy survives', () => {
  test('a tab closed in the middle of a request', async () => {
    await visitOnce();
    mockBanners(hanging);
    const closed = startVisit();
    void closed.dispatch(getBanners.initiate({}));
    await allWritten();
    endVisits();
    mockBanners(down);
    const next = startVisit();
    await next.dispatch(getBanners.initiate({}));
    await allRead();
    expect(titles(next)).toEqual(['Kept']);
  });

  test('a failure after good data', async () => {
    mockBanners(titled('Kept'));
    const store = startVisit();
    await store.dispatch(getBanners.initiate({}));
    mockBanners(down);
    await store.dispatch(getBanners.initiate({}, { forceRefetch: true }));
    await allWritten();
    expect((await storedState()).banners?.[BANNERS_KEY]?.data).toMatchObject([{ title: 'Kept' }]);
  });

  test('a full storage', async () => {
    await visitOnce();
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    mockBanners(titled('Too much'));
    const store = startVisit();
    await store.dispatch(getBanners.initiate({}));
    await allWritten();
    expect(put).toHaveBeenCalled();
    expect((await storedState()).banners?.[BANNERS_KEY]?.data).toMatchObject([{ title: 'Kept' }]);
  });
});

test('restored responses provide their tags: a change fetches them again', async () => {
  await visitOnce();
  mockBanners(down);
  const store = startVisit();
  await store.dispatch(getBanners.initiate({}));
  await allRead();
  expect(banners(store)).toMatchObject({ isError: true, data: [{ title: 'Kept' }] });
  mockBanners(titled('Changed'));
  store.dispatch(bannersApi.util.invalidateTags([itemTag('Banner', '1')]));
  await Promise.all(store.dispatch(bannersApi.util.getRunningQueriesThunk()));
  expect(titles(store)).toEqual(['Changed']);
});

test('data that is on the screen is never replaced by a copy', async () => {
  await visitOnce('Old');
  mockBanners(titled('From the server'));
  const rendered = makeStore(testEnvironment());
  await rendered.dispatch(getBanners.initiate({}));
  const store = startVisit(rendered.getState());
  const shown = banners(store).data;
  await allRead();
  expect(banners(store).data).toBe(shown);
});

describe('a backend that speaks several languages', () => {
  const visitIn = (href: string) => startVisit({ location: addressOf(href, 'load') });
  const saying = (title: string, language?: string) => () =>
    HttpResponse.json(
      { data: [{ _id: 1, title }] },
      language === undefined ? {} : { headers: { 'Content-Language': language } },
    );

  const keep = async (href: string, title: string, language?: string) => {
    mockBanners(saying(title, language));
    await visitIn(href).dispatch(getBanners.initiate({}));
    await allWritten();
    endVisits();
  };

  const shownWithout = async (href: string) => {
    mockBanners(down);
    const store = visitIn(href);
    await store.dispatch(getBanners.initiate({}));
    await allRead();
    endVisits();
    return [titles(store), store.getState().contentLanguage.areas.banners];
  };

  test('is stored in each of them, and read in that of the address', async () => {
    await keep('/nl', 'Bewaard', 'nl');
    await keep('/', 'Kept', 'en');
    expect(await shownWithout('/nl')).toEqual([['Bewaard'], 'nl']);
    expect(await shownWithout('/')).toEqual([['Kept'], 'en']);
  });

  test('where a language is missing, the newest other one is shown, marked as what it is', async () => {
    await keep('/nl', 'Bewaard', 'nl');
    await keep('/es', 'Guardado', 'es');
    expect(await shownWithout('/pap')).toEqual([['Guardado'], 'es']);
  });

  test('one that names no language is stored and read as before', async () => {
    await keep('/nl', 'Kept');
    expect(await shownWithout('/es')).toEqual([['Kept'], undefined]);
  });
});
