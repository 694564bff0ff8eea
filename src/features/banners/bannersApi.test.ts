import { HttpResponse } from 'msw';
import { makeStore } from '../../app/store';
import { FRESH_SECONDS } from '../../shared/config/times';
import { bannersBackend, respondWithBanners } from '../../testing/bannersBackend';
import { testEnvironment } from '../../testing/renderApp';
import { activeBannersApi } from './activeBannersApi';
import { bannersApi } from './bannersApi';

const NOW = Date.UTC(2026, 0, 1);
const { getBanners } = bannersApi.endpoints;
const { getActiveBanners } = activeBannersApi.endpoints;

const store = () => makeStore(testEnvironment());

afterEach(() => {
  jest.useRealTimers();
});

describe('the list', () => {
  // spec §7.7
  test.each([
    [{ status: 'active' as const }, '?status=active'],
    [{ includeInactive: true }, '?include_inactive=true'],
    [{}, ''],
  ])('the query of %j is %p', async (query, search) => {
    const sent = bannersBackend();
    await store().dispatch(getBanners.initiate(query));
    expect(sent.map(({ method, url }) => [method, url.pathname, url.search])).toEqual([
      ['GET', '/api/v1/banners', search],
    ]);
  });

  // spec §7.7
  test('carries a timestamp when forced, into the same entry; the next call does not', async () => {
    const sent = bannersBackend(respondWithBanners({ _id: 1, title: 'A' }));
    const { dispatch, getState } = store();
    const query = { status: 'active' } as const;
    await dispatch(getBanners.initiate(query));
    await dispatch(getBanners.initiate(query, { forceRefetch: true }));
    dispatch(bannersApi.util.resetApiState());
    await dispatch(getBanners.initiate(query));
    const timestamps = sent.map(({ url }) => url.searchParams.get('timestamp'));
    const now = expect.stringMatching(/^\d{13}$/) as string;
    expect(timestamps).toEqual([null, now, null]);
    expect(getBanners.select(query)(getState()).data).toHaveLength(1);
  });

  // spec §4.7
  test('keeps the order of the response; without a flag only the first is active', async () => {
    bannersBackend(
      respondWithBanners(
        { _id: 'a', title: 'A' },
        { _id: 'b', title: 'B' },
        { _id: 'c', title: 'C', is_active: true },
        { _id: 'd', title: 'D', isActive: false },
      ),
    );
    const { data } = await store().dispatch(getBanners.initiate({}));
    expect(data?.map(({ id, isActive }) => [id, isActive])).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
      ['d', false],
    ]);
  });

  test('after a malformed one is not the first', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    bannersBackend(respondWithBanners({ title: 'A' }, { _id: 'b', title: 'B' }));
    const { data } = await store().dispatch(getBanners.initiate({}));
    expect(data?.map(({ id, isActive }) => [id, isActive])).toEqual([['b', false]]);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^Dropped 1 malformed banners: \[\d\]/),
    );
  });

  // spec §7.8
  test('of the public call is read the same way', async () => {
    const sent = bannersBackend(respondWithBanners({ _id: 'a', title: 'A' }));
    const { data } = await store().dispatch(getActiveBanners.initiate());
    expect(sent.map(({ method, url }) => [method, url.pathname, url.search])).toEqual([
      ['GET', '/api/v1/banners/public/active', ''],
    ]);
    expect(data?.[0]?.isActive).toBe(true);
  });

  // spec §3.15
  test('in another shape is a failed call with a clear error', async () => {
    bannersBackend(() => HttpResponse.json({ banners: [] }));
    const { error } = await store().dispatch(getBanners.initiate({}));
    expect(error).toEqual({
      status: 'INVALID_RESPONSE',
      code: 'unreadableResponse',
      message: 'The shop sent a response that we could not read.',
    });
  });

  // spec §8.8
  test('raises the error when there is no copy', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    bannersBackend(() => new HttpResponse(null, { status: 500 }));
    const { error } = await store().dispatch(getBanners.initiate({}));
    expect(error).toEqual({
      status: 500,
      code: 'failedToLoadContent',
      message: 'Failed to load content',
    });
    expect(warn).not.toHaveBeenCalled();
  });

  // spec §8.8
  test('falls back to the cached copy with a console warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    bannersBackend(respondWithBanners({ _id: 'a', title: 'A' }));
    const { dispatch, getState } = store();
    await dispatch(getBanners.initiate({}));
    bannersBackend(() => new HttpResponse(null, { status: 500 }));
    await dispatch(getBanners.initiate({}, { forceRefetch: true }));
    expect(getBanners.select({})(getState())).toMatchObject({ isError: true, data: [{ id: 'a' }] });
    expect(warn.mock.calls).toEqual([['Failed to fetch banners: the cached copy is shown']]);
  });

  // spec §8.8
  test('of the public call falls back to the cached copy with a console warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    bannersBackend(respondWithBanners({ _id: 'a', title: 'A' }));
    const { dispatch, getState } = store();
    await dispatch(getActiveBanners.initiate());
    bannersBackend(() => new HttpResponse(null, { status: 500 }));
    await dispatch(getActiveBanners.initiate(undefined, { forceRefetch: true }));
    expect(getActiveBanners.select()(getState())).toMatchObject({
      isError: true,
      data: [{ id: 'a' }],
    });
    expect(warn.mock.calls).toEqual([['Failed to fetch banners: the cached copy is shown']]);
  });

  test('is requested again by a screen that opens after 30 minutes, not before', async () => {
    jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: 1 });
    const sent = bannersBackend();
    const { dispatch } = store();
    await dispatch(getBanners.initiate({}));
    jest.setSystemTime(NOW + FRESH_SECONDS.banners * 1_000 - 1);
    await dispatch(getBanners.initiate({}));
    expect(sent).toHaveLength(1);
    jest.setSystemTime(NOW + FRESH_SECONDS.banners * 1_000 + 10_000);
    await dispatch(getBanners.initiate({}));
    expect(sent).toHaveLength(2);
    // What is no longer fresh is refreshed past every cache on the way.
    expect(sent[1]?.url.searchParams.get('timestamp')).toMatch(/^\d{13}$/);
  });
});
