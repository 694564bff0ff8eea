import { itemOf, itemsOf, startTestMocks, type TestMocks } from '../testing/testMocks';

const BANNERS = '/api/v1/banners';
let mocks: TestMocks;
beforeAll(async () => {
  mocks = await startTestMocks();
});
afterAll(() => mocks.stop());

const idsOf = async (path: string) => itemsOf(await mocks.get(path)).map((banner) => banner._id);

test.each([
  ['pap-AW, en;q=0.5', 'pap-AW', 'Core rond di e isla'],
  ['nl;q=0.2, es-CO;q=0.8', 'es', 'Recorre la isla'],
  ['nl;q=0, fr', 'en', 'Ride the island'],
  ['*', 'en', 'Ride the island'],
])('who accepts %s gets %s: %s', async (accepted, tag, title) => {
  const { headers, body } = await mocks.get(BANNERS, { 'Accept-Language': accepted });
  expect(headers.get('Content-Language')).toBe(tag);
  expect(headers.get('Vary')).toContain('Accept-Language');
  expect(body).toMatchObject({
    data: [{ title, link_url: '/bikes/listings' }, {}, {}, {}, {}, {}],
  });
  const again = await mocks.get(BANNERS, {
    'Accept-Language': tag === 'en' ? 'nl' : 'en',
    'If-None-Match': headers.get('ETag') ?? '',
  });
  // The other language is no copy of this one.
  expect(again.status).toBe(200);
});

describe('the banner lists', () => {
  const active = [
    'hero-bikes',
    'hero-stays',
    'hero-real-estate',
    'hero-water-sports',
    'promo-snorkel-days',
    'promo-weekend-tech',
  ];
  const inactive = ['hero-summer-sale', 'promo-nail-studio'];

  test.each([
    ['', active],
    ['?status=active', active],
    ['?status=inactive', inactive],
    ['?include_inactive=false', active],
    ['?status=active&include_inactive=true&timestamp=123', active],
    ['/public/active', active],
  ])('GET /banners%s', async (suffix, expected) => {
    expect(await idsOf(BANNERS + suffix)).toEqual(expected);
  });

  test('include_inactive brings all of them, by order', async () => {
    const banners = itemsOf(await mocks.get(`${BANNERS}?include_inactive=true`));
    expect(banners.map((banner) => banner.order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(banners.filter((banner) => banner.bannerType === 'hero')).toHaveLength(5);
    expect(
      banners.filter((banner) => banner.is_active === false).map((banner) => banner._id),
    ).toEqual(inactive);
  });

  test('a banner has the wire names of the contract', async () => {
    const [banner] = itemsOf(await mocks.get(BANNERS));
    expect(banner).toMatchObject({
      _id: 'hero-bikes',
      bannerType: 'hero',
      title: 'Ride the island',
      image_url: '/banners/hero-bikes-scene.webp',
      image_tall: '/banners/hero-bikes-scene-tall.webp',
      image_alt: 'Red scooter on a beach with palm, sun and sailing boat',
      link_url: '/bikes/listings',
      is_active: true,
      status: 'active',
      createdAt: '2026-01-05T12:00:00.000Z',
    });
  });

  test.each([
    ['status=open', 'status'],
    ['include_inactive=maybe', 'include_inactive'],
  ])('refuses ?%s', async (query, field) => {
    const response = await mocks.get(`${BANNERS}?${query}`);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: { code: 'invalid', field } });
  });
});

describe('creating, changing and deleting a banner', () => {
  test('a banner lives through all three', async () => {
    const created = await mocks.call('POST', BANNERS, {
      title: '  New  ',
      subtitle: 'One sentence.',
      description: 'One sentence.',
      image: '/banners/x.webp',
      link: 'https://shop.dushimarket.example/x',
      isActive: true,
      status: 'active',
      order: 0,
      startDate: '2026-02-01',
      endDate: null,
      targetAudience: ['visitors'],
      timestamp: 1,
    });
    expect(created.status).toBe(201);
    const banner = itemOf(created);
    expect(banner).toMatchObject({
      title: 'New',
      bannerType: 'hero',
      image_url: '/banners/x.webp',
      link_url: 'https://shop.dushimarket.example/x',
      order: 0,
      startDate: '2026-02-01T00:00:00.000Z',
      targetAudience: ['visitors'],
    });
    const path = `${BANNERS}/${String(banner._id)}`;
    expect((await idsOf(BANNERS))[0]).toBe(banner._id);

    const changed = await mocks.call('PUT', path, {
      link_url: null,
      is_active: false,
      startDate: '',
      targetAudience: null,
    });
    expect(changed.status).toBe(200);
    expect(itemOf(changed)).toMatchObject({
      title: 'New',
      is_active: false,
      status: 'inactive',
      targetAudience: [],
    });
    expect(itemOf(changed)).not.toHaveProperty('link_url');
    expect(itemOf(changed)).not.toHaveProperty('startDate');
    expect(await idsOf(BANNERS)).not.toContain(banner._id);

    expect((await mocks.call('DELETE', path)).body).toEqual({ data: { _id: banner._id } });
    expect((await mocks.call('DELETE', path)).status).toBe(404);
    expect((await mocks.call('PUT', path, { title: 'Again' })).status).toBe(404);
  });

  test('status alone switches a banner off and on', async () => {
    const path = `${BANNERS}/promo-nail-studio`;
    expect(itemOf(await mocks.call('PUT', path, { status: 'active' })).is_active).toBe(true);
    expect(itemOf(await mocks.call('PUT', path, { status: 'inactive' })).is_active).toBe(false);
  });

  test.each<[unknown, string, string | undefined]>([
    [{}, 'title is required', 'title'],
    [{ title: ' ' }, 'title is required', 'title'],
    [{ title: 'x'.repeat(201) }, 'title must have at most 200 characters', 'title'],
    [{ title: 'a\u0000b' }, 'title must not contain control characters', 'title'],
    [{ title: 'a\ud800b' }, 'title must be well-formed Unicode', 'title'],
    [{ title: 'x', price: '\udc00' }, 'price must be well-formed Unicode', 'price'],
    [
      { title: 'x', targetAudience: ['\ud800'] },
      'targetAudience must be well-formed Unicode',
      'targetAudience.0',
    ],
    [
      { title: 'x', link: 'javascript:alert(1)' },
      'link must be an http(s) or site-relative address',
      'link',
    ],
    [
      { title: 'x', link_url: '//evil.example' },
      'link_url must be an http(s) or site-relative address',
      'link_url',
    ],
    [{ title: 'x', image: '../secret.webp' }, "image must be a picture's path", 'image'],
    [{ title: 'x', image: 'data:image/png;base64,AA' }, "image must be a picture's path", 'image'],
    [{ title: 'x', bannerType: 'side' }, 'bannerType must be hero or promotional', 'bannerType'],
    [{ title: 'x', order: 1.5 }, 'order must be a whole number', 'order'],
    [{ title: 'x', startDate: 'soon' }, 'startDate must be a date', 'startDate'],
    [{ title: 'x', startDate: '2026-02-30' }, 'startDate must be a date', 'startDate'],
    [{ title: 'x', endDate: '2026-02-30T10:00:00Z' }, 'endDate must be a date', 'endDate'],
    [{ title: 'x', endDate: '2027-02-29' }, 'endDate must be a date', 'endDate'],
    [{ title: 'x', startDate: '-200000-01-01T00:00:00Z' }, 'startDate must be a date', 'startDate'],
    [{ title: 'x', endDate: '+275760-09-13T00:00:00Z' }, 'endDate must be a date', 'endDate'],
    [{ title: 'x', startDate: '1969-12-31' }, 'startDate must be a date', 'startDate'],
    [{ title: 'x', endDate: '9999-12-31T23:00:00-05:00' }, 'endDate must be a date', 'endDate'],
    [
      { title: 'x', isActive: true, status: 'inactive' },
      'status and isActive contradict each other',
      'status',
    ],
    [{ title: 'x', price: [] }, 'price must be a number or a text', 'price'],
    [{ title: 'x', price: -1 }, 'price must not be negative', 'price'],
    [[], 'title is required', undefined],
    [null, 'The body must be an object', undefined],
  ])('POST refuses %j', async (body, message, field) => {
    const before = await idsOf(`${BANNERS}?include_inactive=1`);
    const response = await mocks.call('POST', BANNERS, body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      error: { code: 'invalid', message, ...(field === undefined ? {} : { field }) },
    });
    expect(await idsOf(`${BANNERS}?include_inactive=1`)).toEqual(before);
  });

  test('a number that JSON cannot write back is no price', async () => {
    const response = await mocks.call('POST', BANNERS, '{"title":"x","price":1e999}');
    expect([response.status, response.body]).toMatchObject([
      400,
      { error: { message: 'price must be finite', field: 'price' } },
    ]);
  });

  test.each([
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2026-02-01T10:00:00+02:00', '2026-02-01T08:00:00.000Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('keeps the date %s', async (startDate, kept) => {
    const path = `${BANNERS}/hero-bikes`;
    expect(itemOf(await mocks.call('PUT', path, { startDate }))).toMatchObject({ startDate: kept });
    expect(itemOf(await mocks.call('PUT', path, { startDate: null }))).not.toHaveProperty(
      'startDate',
    );
  });

  test('a change of nothing is refused', async () => {
    expect((await mocks.call('PUT', `${BANNERS}/hero-bikes`, {})).status).toBe(400);
  });

  test.each([
    ['PUT', BANNERS],
    ['DELETE', BANNERS],
    ['PUT', `${BANNERS}/`],
    ['PUT', `${BANNERS}/%20`],
    ['DELETE', `${BANNERS}/%00`],
    ['DELETE', `${BANNERS}/${'x'.repeat(200)}`],
  ])('%s %s needs an id', async (method, path) => {
    const response = await mocks.call(method, path, { title: 'x' });
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      error: { code: 'invalid', message: 'Slide ID is required', field: 'id' },
    });
  });
});

describe('PUT /banners/order', () => {
  const order = (bannerOrder: unknown) =>
    mocks.call('PUT', `${BANNERS}/order`, { bannerOrder, timestamp: 1 });

  test('sets the order of the lists', async () => {
    const response = await order([
      { id: 'hero-stays', position: 1 },
      { id: 'hero-bikes', position: 2 },
    ]);
    expect(response.status).toBe(200);
    expect(
      itemsOf(response)
        .slice(0, 2)
        .map((banner) => banner._id),
    ).toEqual(['hero-stays', 'hero-bikes']);
    expect((await idsOf(BANNERS)).slice(0, 2)).toEqual(['hero-stays', 'hero-bikes']);
  });

  test('changes nothing when one of the banners does not exist', async () => {
    const before = await idsOf(BANNERS);
    const response = await order([
      { id: before.at(-1), position: 0 },
      { id: 'no-such-banner', position: 1 },
    ]);
    expect(response.status).toBe(404);
    expect(await idsOf(BANNERS)).toEqual(before);
  });

  test('two opposite orders at the same time end in one of them', async () => {
    const ids = ['hero-bikes', 'hero-stays', 'hero-real-estate', 'hero-water-sports'];
    const forwards = ids.map((id, position) => ({ id, position }));
    const backwards = ids
      .map((id, position) => ({ id, position: ids.length - position }))
      .reverse();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => order(index % 2 === 0 ? forwards : backwards)),
    );
    expect(responses.map((response) => response.status)).toEqual(responses.map(() => 200));
    expect([ids, [...ids].reverse()]).toContainEqual((await idsOf(BANNERS)).slice(0, 4));
  });

  const REQUIRED = 'Banner order data is required';
  const FORMAT = 'Invalid banner order data format';
  test.each<[unknown, string]>([
    [undefined, REQUIRED],
    [null, REQUIRED],
    ['hero-bikes', REQUIRED],
    [[], REQUIRED],
    [[{}], FORMAT],
    [[null], FORMAT],
    [[{ id: '', position: 1 }], FORMAT],
    [[{ id: 'hero-bikes' }], FORMAT],
    [[{ id: 'hero-bikes', position: '1' }], FORMAT],
    [[{ id: 'hero-bikes', position: 1.5 }], FORMAT],
    [[{ id: 'hero-bikes', position: -1 }], FORMAT],
    [[{ id: 'a\u0000', position: 1 }], FORMAT],
    [[{ id: 'a\ud800', position: 1 }], FORMAT],
    [
      [
        { id: 'hero-bikes', position: 1 },
        { id: 'hero-bikes', position: 2 },
      ],
      FORMAT,
    ],
  ])('refuses %j', async (bannerOrder, message) => {
    const response = await order(bannerOrder);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: { message } });
  });

  test('refuses a body without an order', async () => {
    expect((await mocks.call('PUT', `${BANNERS}/order`, [])).body).toMatchObject({
      error: { message: REQUIRED },
    });
  });
});
