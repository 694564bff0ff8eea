import { randomUUID } from 'node:crypto';
import { itemsOf, startTestMocks, type TestMocks } from '../testing/testMocks';

let mocks: TestMocks;
beforeEach(async () => {
  mocks = await startTestMocks();
});
afterEach(() => mocks.stop());

const track = (kind: 'click' | 'impression', body: unknown, headers = {}) =>
  mocks.call('POST', `/api/v1/analytics/banner-${kind}`, body, headers);
const metrics = async (ids: string) =>
  itemsOf(await mocks.get(`/api/v1/banners/metrics?bannerIds=${ids}`));

test('clicks and impressions come back in the metrics', async () => {
  const extras = { timestamp: '2026-01-05T12:00:00.000Z', source: 'hero-slider', position: 0 };
  for (let count = 0; count < 4; count += 1) {
    const response = await track('impression', { bannerId: 'hero-bikes', ...extras });
    expect([response.status, response.body]).toEqual([
      200,
      { success: true, data: { bannerId: 'hero-bikes', counted: true } },
    ]);
  }
  await track('click', {
    bannerId: 'hero-bikes',
    timestamp: 1_767_614_400_000,
    source: 'hero-slider',
  });
  await track('click', { bannerId: 'promo-snorkel-days', source: 'promo-card', unknown: 1 });

  expect(await metrics('promo-snorkel-days,hero-bikes,,no-such-banner')).toEqual([
    { bannerId: 'hero-bikes', impressions: 4, clicks: 1, clickThroughRate: 0.25 },
    { bannerId: 'promo-snorkel-days', impressions: 0, clicks: 1, clickThroughRate: 0 },
  ]);
  expect(itemsOf(await mocks.get('/api/v1/banners/metrics'))).toHaveLength(8);
  expect(
    await mocks.database.query(
      'select source, position, happened_at from analytics_events order by id limit 1',
    ),
  ).toEqual([{ source: 'hero-slider', position: 0, happened_at: new Date(extras.timestamp) }]);
});

// spec §7.14
test('an event with an id counts once, however often and however much at once it comes', async () => {
  const event = { bannerId: 'hero-bikes', eventId: randomUUID() };
  const responses = await Promise.all(Array.from({ length: 8 }, () => track('impression', event)));
  expect(responses.map((response) => response.status)).toEqual(responses.map(() => 200));
  const counted = responses.filter((response) =>
    JSON.stringify(response.body).includes('"counted":true'),
  );
  expect(counted).toHaveLength(1);
  expect(await metrics('hero-bikes')).toMatchObject([{ impressions: 1 }]);
});

test('a browser that leaves may send it as plain text', async () => {
  const response = await track('click', '{"bannerId":"hero-bikes"}', {
    'content-type': 'text/plain;charset=UTF-8',
  });
  expect(response.status).toBe(200);
  expect(await metrics('hero-bikes')).toMatchObject([{ clicks: 1 }]);
});

test.each<[unknown, number, string]>([
  [{}, 400, 'Banner ID is required'],
  [{ bannerId: '' }, 400, 'Banner ID is required'],
  [{ bannerId: '   ' }, 400, 'Banner ID is required'],
  [{ bannerId: 7 }, 400, 'Banner ID is required'],
  [[], 400, 'Banner ID is required'],
  [{ bannerId: 'a\u0000' }, 400, 'bannerId must not contain control characters'],
  [{ bannerId: 'a\ud800' }, 400, 'bannerId must be well-formed Unicode'],
  [{ bannerId: 'hero-bikes', source: '\udfff' }, 400, 'source must be well-formed Unicode'],
  [{ bannerId: 'hero-bikes', eventId: 'x' }, 400, 'eventId must be a UUID'],
  [{ bannerId: 'hero-bikes', timestamp: 'yesterday' }, 400, 'timestamp must be a date'],
  [{ bannerId: 'hero-bikes', timestamp: 1e18 }, 400, 'timestamp must be a date'],
  [{ bannerId: 'hero-bikes', timestamp: '2026-02-30' }, 400, 'timestamp must be a date'],
  [{ bannerId: 'hero-bikes', timestamp: '1999-12-31' }, 400, 'timestamp must be a date'],
  [
    { bannerId: 'hero-bikes', source: 'x'.repeat(65) },
    400,
    'source must have at most 64 characters',
  ],
  [{ bannerId: 'hero-bikes', position: -1 }, 400, 'position must not be negative'],
  [{ bannerId: 'no-such-banner' }, 404, 'Banner not found'],
])('refuses %j', async (body, status, message) => {
  for (const kind of ['click', 'impression'] as const) {
    const response = await track(kind, body);
    expect([response.status, response.body]).toMatchObject([status, { error: { message } }]);
  }
  expect(await mocks.database.query('select count(*)::int from analytics_events')).toEqual([
    { count: 0 },
  ]);
});

test.each([
  [
    Array.from({ length: 101 }, (_, index) => index).join(','),
    'bannerIds must have at most 100 ids',
  ],
  ['', 'bannerIds is required'],
  ['x'.repeat(4001), 'bannerIds must have at most 4000 characters'],
])('refuses too many or no bannerIds', async (ids, message) => {
  const response = await mocks.get(`/api/v1/banners/metrics?bannerIds=${ids}`);
  expect([response.status, response.body]).toMatchObject([400, { error: { message } }]);
});

test('the events of a deleted banner go with it', async () => {
  await track('click', { bannerId: 'hero-bikes' });
  expect((await mocks.call('DELETE', '/api/v1/banners/hero-bikes')).status).toBe(200);
  expect(await metrics('hero-bikes')).toEqual([]);
});
