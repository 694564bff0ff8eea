import { HttpResponse } from 'msw';
import { type AppStore, makeStore } from '../../app/store';
import { bannersBackend, respondWithBanners } from '../../testing/bannersBackend';
import { testEnvironment } from '../../testing/renderApp';
import { bannersAdminApi } from './bannersAdminApi';
import { bannersApi } from './bannersApi';

const { getBanners } = bannersApi.endpoints;
const admin = bannersAdminApi.endpoints;
const store = () => makeStore(testEnvironment());

const fields = {
  title: 'Sale',
  subtitle: 'Everything must go',
  discount: '20%',
  image: '/banners/sale.webp',
  link: 'https://shop.example/sale',
  bgGradient: 'from-blue-600 to-purple-600',
  isActive: true,
  startDate: '2026-01-01T00:00:00Z',
  endDate: '2026-02-01T00:00:00Z',
  targetAudience: ['all'],
};

// spec §7.11
test('a new slide sends every field, as an active hero at the first place', async () => {
  const sent = bannersBackend();
  const description = 'Until the end of January';
  await store().dispatch(admin.createSlide.initiate({ ...fields, description }));
  expect(sent.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    [
      'POST',
      '/api/v1/banners',
      { ...fields, description, bannerType: 'hero', status: 'active', order: 0 },
    ],
  ]);
});

// spec §7.12
test('a change sends every field that it names, the subtitle as the description too', async () => {
  const sent = bannersBackend();
  await store().dispatch(admin.updateSlide.initiate({ id: 'a', ...fields }));
  expect(sent.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    ['PUT', '/api/v1/banners/a', { ...fields, description: fields.subtitle, status: 'active' }],
  ]);
});

describe('metrics', () => {
  // spec §7.9
  test('name their banners', async () => {
    const sent = bannersBackend(respondWithBanners({ bannerId: 'a', impressions: 4, clicks: 1 }));
    const { data } = await store().dispatch(admin.getBannerMetrics.initiate(['a', 'b']));
    expect(sent.map(({ method, url }) => [method, url.pathname, url.search])).toEqual([
      ['GET', '/api/v1/banners/metrics', '?bannerIds=a%2Cb'],
    ]);
    expect(data).toEqual([
      { id: 'a', impressions: 4, clicks: 1, clickThroughRate: 0, conversionRate: 0 },
    ]);
  });

  // spec §8.11
  test.each([
    ['an error', () => new HttpResponse(null, { status: 500 })],
    ['another shape', () => HttpResponse.json({ nothing: true })],
  ])('after %s are an empty list', async (_what, response) => {
    bannersBackend(response);
    expect(await store().dispatch(admin.getBannerMetrics.initiate(['a']))).toMatchObject({
      data: [],
      isSuccess: true,
    });
  });
});

describe('changes', () => {
  // spec §7.10
  test('of the order carry a timestamp', async () => {
    const sent = bannersBackend();
    await store().dispatch(admin.updateBannerOrder.initiate([{ id: 'a', position: 2 }]));
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      url: { pathname: '/api/v1/banners/order' },
      body: { bannerOrder: [{ id: 'a', position: 2 }], timestamp: expect.any(Number) as number },
    });
  });

  test('make hero slides that are first, with the status of their flag', async () => {
    const sent = bannersBackend();
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

  // spec §7.12
  test('of a slide send the subtitle as description too, and the status of the flag', async () => {
    const sent = bannersBackend();
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

  // spec §7.13
  test('take a slide away', async () => {
    const sent = bannersBackend();
    await store().dispatch(admin.deleteSlide.initiate('a'));
    expect(sent[0]).toMatchObject({ method: 'DELETE', url: { pathname: '/api/v1/banners/a' } });
  });

  test('that succeed refetch the list on the screen; those that fail do not', async () => {
    let sent = bannersBackend();
    const { dispatch } = store();
    const list = dispatch(getBanners.initiate({}));
    await list;
    const changeAll = async () => {
      for (const change of [
        () => dispatch(admin.createSlide.initiate({ title: 'A' })),
        () => dispatch(admin.updateSlide.initiate({ id: 'a', title: 'B' })),
        () => dispatch(admin.deleteSlide.initiate('a')),
        () => dispatch(admin.updateBannerOrder.initiate([{ id: 'a', position: 1 }])),
      ]) {
        await change();
        await Promise.all(dispatch(bannersApi.util.getRunningQueriesThunk()));
      }
      return sent.map(({ method }) => method);
    };
    expect(await changeAll()).toEqual([
      'GET',
      'POST',
      'GET',
      'PUT',
      'GET',
      'DELETE',
      'GET',
      'PUT',
      'GET',
    ]);
    sent = bannersBackend(() => new HttpResponse(null, { status: 500 }));
    expect(await changeAll()).toEqual(['POST', 'PUT', 'DELETE', 'PUT']);
    list.unsubscribe();
  });

  // spec §8.5
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
    bannersBackend(() => new HttpResponse(null, { status: 500 }));
    expect(await change(store())).toMatchObject({ error: { status: 500, message } });
  });

  // spec §5.10, §5.11
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
    const sent = bannersBackend();
    expect(await change(store())).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message },
    });
    expect(sent).toEqual([]);
  });
});
