import { HttpResponse, http } from 'msw';
import { type AppStore, makeStore } from '../../app/store';
import { FRESH_SECONDS } from '../../shared/config/times';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { activeBannersApi } from './activeBannersApi';
import { bannersAdminApi } from './bannersAdminApi';
import { bannersApi } from './bannersApi';

const PATH = `${BACKEND}/api/v1/banners`;
const NOW = Date.UTC(2026, 0, 1);
const { getBanners } = bannersApi.endpoints;
const { getActiveBanners } = activeBannersApi.endpoints;
const admin = bannersAdminApi.endpoints;

interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
}

/** Responds to everything under /banners, and records the requests. */
function backend(response: () => Response = () => HttpResponse.json({ data: [] })) {
  const sent: Sent[] = [];
  server.use(
    http.all(`${PATH}*`, async ({ request }) => {
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      sent.push({ method: request.method, url: new URL(request.url), body });
      return response();
    }),
  );
  return sent;
}

const banners =
  (...wires: object[]) =>
  () =>
    HttpResponse.json({ data: wires });
const store = () => makeStore(testEnvironment());

afterEach(() => {
  jest.useRealTimers();
});

describe('the list', () => {
  test.each([
    [{ status: 'active' as const }, '?status=active'],
    [{ includeInactive: true }, '?include_inactive=true'],
    [{}, ''],
  ])('the query of %j is %p', async (query, search) => {
    const sent = backend();
    await store().dispatch(getBanners.initiate(query));
    expect(sent.map(({ method, url }) => [method, url.pathname, url.search])).toEqual([
      ['GET', '/api/v1/banners', search],
    ]);
  });

  test('carries a timestamp when forced, into the same entry; the next call does not', async () => {
    const sent = backend(banners({ _id: 1, title: 'A' }));
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

  test('keeps the order of the response; without a flag only the first is active', async () => {
    backend(
      banners(
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
    backend(banners({ _id: 'a' }, { _id: 'b', title: 'B' }));
    const { data } = await store().dispatch(getBanners.initiate({}));
    expect(data?.map(({ id, isActive }) => [id, isActive])).toEqual([['b', false]]);
    expect(warn).toHaveBeenCalledWith('Dropped 1 malformed banners');
  });

  test('of the public call is read the same way', async () => {
    const sent = backend(banners({ _id: 'a', title: 'A' }));
    const { data } = await store().dispatch(getActiveBanners.initiate());
    expect(sent.map(({ method, url }) => [method, url.pathname, url.search])).toEqual([
      ['GET', '/api/v1/banners/public/active', ''],
    ]);
    expect(data?.[0]?.isActive).toBe(true);
  });

  test('in another shape is a failed call with a clear error', async () => {
    backend(() => HttpResponse.json({ banners: [] }));
    const { error } = await store().dispatch(getBanners.initiate({}));
    expect(error).toEqual({
      status: 'INVALID_RESPONSE',
      code: 'unreadableResponse',
      message: 'The shop sent a response that we could not read.',
    });
  });

  test('raises the error when there is no copy', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    backend(() => new HttpResponse(null, { status: 500 }));
    const { error } = await store().dispatch(getBanners.initiate({}));
    expect(error).toEqual({
      status: 500,
      code: 'failedToLoadContent',
      message: 'Failed to load content',
    });
    expect(warn).not.toHaveBeenCalled();
  });

  test('falls back to the cached copy with a console warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    backend(banners({ _id: 'a', title: 'A' }));
    const { dispatch, getState } = store();
    await dispatch(getBanners.initiate({}));
    backend(() => new HttpResponse(null, { status: 500 }));
    await dispatch(getBanners.initiate({}, { forceRefetch: true }));
    expect(getBanners.select({})(getState())).toMatchObject({ isError: true, data: [{ id: 'a' }] });
    expect(warn.mock.calls).toEqual([['Failed to fetch banners: the cached copy is shown']]);
  });

  test('is requested again by a screen that opens after 30 minutes, not before', async () => {
    jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: 1 });
    const sent = backend();
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

describe('metrics', () => {
  test('name their banners', async () => {
    const sent = backend(banners({ bannerId: 'a', impressions: 4, clicks: 1 }));
    const { data } = await store().dispatch(admin.getBannerMetrics.initiate(['a', 'b']));
    expect(sent.map(({ method, url }) => [method, url.pathname, url.search])).toEqual([
      ['GET', '/api/v1/banners/metrics', '?bannerIds=a%2Cb'],
    ]);
    expect(data).toEqual([
      { id: 'a', impressions: 4, clicks: 1, clickThroughRate: 0, conversionRate: 0 },
    ]);
  });

  test.each([
    ['an error', () => new HttpResponse(null, { status: 500 })],
    ['another shape', () => HttpResponse.json({ nothing: true })],
  ])('after %s are an empty list', async (_what, response) => {
    backend(response);
    expect(await store().dispatch(admin.getBannerMetrics.initiate(['a']))).toMatchObject({
      data: [],
      isSuccess: true,
    });
  });
});

describe('changes', () => {
  test('of the order carry a timestamp', async () => {
    const sent = backend();
    await store().dispatch(admin.updateBannerOrder.initiate([{ id: 'a', position: 2 }]));
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      url: { pathname: '/api/v1/banners/order' },
      body: { bannerOrder: [{ id: 'a', position: 2 }], timestamp: expect.any(Number) as number },
    });
  });

  test('make hero slides that are first, with the status of their flag', async () => {
    const sent = backend();
    const { dispatch } = store();
    await dispatch(admin.createSlide.initiate({ title: 'A', isActive: false }));
    await dispatch(admin.createSlide.initiate({ title: 'B', subtitle: 'b', description: 'c' }));
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { title: 'A', isActive: false, status: 'inactive', bannerType: 'hero', order: 0 }],
      [
        'POST',
        {
          title: 'B',
          subtitle: 'b',
          description: 'c',
          isActive: true,
          status: 'active',
          bannerType: 'hero',
          order: 0,
        },
      ],
    ]);
  });

  test('of a slide send the subtitle as description too, and the status of the flag', async () => {
    const sent = backend();
    const { dispatch } = store();
    await dispatch(admin.updateSlide.initiate({ id: 'a/b', subtitle: 'New', isActive: true }));
    await dispatch(admin.updateSlide.initiate({ id: 'a', title: 'T' }));
    expect(sent.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      [
        'PUT',
        '/api/v1/banners/a%2Fb',
        { subtitle: 'New', description: 'New', isActive: true, status: 'active' },
      ],
      ['PUT', '/api/v1/banners/a', { title: 'T' }],
    ]);
  });

  test('take a slide away', async () => {
    const sent = backend();
    await store().dispatch(admin.deleteSlide.initiate('a'));
    expect(sent[0]).toMatchObject({ method: 'DELETE', url: { pathname: '/api/v1/banners/a' } });
  });

  test('that succeed refetch the list on the screen; those that fail do not', async () => {
    const sent = backend();
    const { dispatch } = store();
    const list = dispatch(getBanners.initiate({}));
    await list;
    const gets = () => sent.filter(({ method }) => method === 'GET').length;
    for (const change of [
      () => dispatch(admin.createSlide.initiate({ title: 'A' })),
      () => dispatch(admin.updateSlide.initiate({ id: 'a', title: 'B' })),
      () => dispatch(admin.deleteSlide.initiate('a')),
      () => dispatch(admin.updateBannerOrder.initiate([{ id: 'a', position: 1 }])),
    ]) {
      const before = gets();
      await change();
      await Promise.all(dispatch(bannersApi.util.getRunningQueriesThunk()));
      expect(gets()).toBe(before + 1);
    }
    list.unsubscribe();
  });

  test.each([
    [
      'createSlide',
      ({ dispatch }: AppStore) => dispatch(admin.createSlide.initiate({ title: 'A' })),
      'Failed to create hero slide',
    ],
    [
      'updateSlide',
      ({ dispatch }: AppStore) => dispatch(admin.updateSlide.initiate({ id: 'a' })),
      'Failed to update hero slide',
    ],
    [
      'deleteSlide',
      ({ dispatch }: AppStore) => dispatch(admin.deleteSlide.initiate('a')),
      'Failed to delete hero slide',
    ],
    [
      'updateBannerOrder',
      ({ dispatch }: AppStore) =>
        dispatch(admin.updateBannerOrder.initiate([{ id: 'a', position: 1 }])),
      'Failed to update banner order',
    ],
  ])('%s fails with the text of the catalogue', async (_name, change, message) => {
    backend(() => new HttpResponse(null, { status: 500 }));
    expect(await change(store())).toMatchObject({ error: { status: 500, message } });
  });

  test.each([
    [
      ({ dispatch }: AppStore) => dispatch(admin.updateBannerOrder.initiate([])),
      'Banner order data is required',
    ],
    [
      ({ dispatch }: AppStore) =>
        dispatch(admin.updateBannerOrder.initiate([{ id: '', position: 1 }])),
      'Invalid banner order data format',
    ],
    [
      ({ dispatch }: AppStore) =>
        dispatch(admin.updateBannerOrder.initiate([{ id: 'a', position: Number.NaN }])),
      'Invalid banner order data format',
    ],
    [
      ({ dispatch }: AppStore) => dispatch(admin.updateSlide.initiate({ id: ' ' })),
      'Slide ID is required',
    ],
    [({ dispatch }: AppStore) => dispatch(admin.deleteSlide.initiate('')), 'Slide ID is required'],
  ])('with a wrong argument are refused before they are sent (%#)', async (change, message) => {
    const sent = backend();
    expect(await change(store())).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message },
    });
    expect(sent).toEqual([]);
  });
});
