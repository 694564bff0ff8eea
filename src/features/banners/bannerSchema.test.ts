/** @jest-environment node */
import fc from 'fast-check';
import * as v from 'valibot';
import { setShop } from '../../shared/shop/currentShop';
import { testShop, testShops } from '../../testing/testShop';
import { bannerMetricsSchema } from './bannerMetricsSchema';
import { bannerSchema, bannersResponse, checkStoredBanners } from './bannerSchema';

const parse = (wire: object) => v.parse(bannerSchema, { _id: 1, title: 'Sale', ...wire });

// spec §3.3, §3.5, §4.7, §7.20
test.each([
  ['image', { image: 'a.webp' }, { picture: { src: '/static/uploads/a.webp' } }],
  ['image_url', { image_url: 'a.webp' }, { picture: { src: '/static/uploads/a.webp' } }],
  ['imageTall', { imageTall: 'a.webp' }, { tallPicture: { src: '/static/uploads/a.webp' } }],
  ['image_tall', { image_tall: 'a.webp' }, { tallPicture: { src: '/static/uploads/a.webp' } }],
  ['link', { link: 'https://a.example/' }, { link: 'https://a.example/' }],
  ['link_url', { link_url: '/about' }, { link: '/about' }],
  ['isActive', { isActive: false }, { isActive: false }],
  ['is_active', { is_active: true }, { isActive: true }],
  ['status inactive', { status: 'inactive' }, { isActive: false }],
  ['a flag over the status', { isActive: true, status: 'inactive' }, { isActive: true }],
  ['no flag', { status: 'active' }, { isActive: null }],
  ['description', { description: 'Soon' }, { subtitle: 'Soon' }],
  ['hero', { bannerType: 'hero' }, { type: 'hero' }],
  ['promotional', { bannerType: 'promotional' }, { type: 'promotional' }],
  ['another type', { bannerType: 'popup' }, { type: 'other' }],
  ['order', { order: 3 }, { order: 3 }],
  ['nonsense as order', { order: 'x' }, { order: 0 }],
  ['a gradient', { bgGradient: 'from-blue-600 to-blue-700' }, { gradient: /linear/ }],
  ['nonsense as gradient', { bgGradient: 'red;url(x)' }, { gradient: null }],
  ['a script as link', { link: 'javascript:alert(1)' }, { link: null }],
  ['nonsense as image', { image: { a: 1 } }, { picture: null }],
  ['audience', { targetAudience: ['all'] }, { targetAudience: ['all'] }],
  ['one audience', { targetAudience: 'all' }, { targetAudience: ['all'] }],
  ['no audience', { targetAudience: 5 }, { targetAudience: [] }],
  ['a flag of SQL', { isActive: 1 }, { isActive: true }],
  ['a flag of SQL as text', { is_active: '0' }, { isActive: false }],
  [
    'an empty image beside image_url',
    { image: '', image_url: 'a.webp' },
    { picture: { src: '/static/uploads/a.webp' } },
  ],
  ['a title that is a number', { title: 5 }, { title: '5' }],
  ['a title that cannot be read', { title: null }, { title: '' }],
  ['only a picture, with its text', { title: null, imageAlt: 'A beach' }, { title: 'A beach' }],
])('a banner with %s', (_what, wire, expected) => {
  const [key] = Object.keys(expected);
  const [value] = Object.values<unknown>(expected);
  const banner: Record<string, unknown> = { ...parse(wire) };
  const found = banner[key ?? ''];
  if (value instanceof RegExp) expect(found).toMatch(value);
  else if (typeof value === 'object' && value !== null && !Array.isArray(value))
    expect(found).toMatchObject(value);
  else expect(found).toEqual(value);
});

test.each([{}, { title: 'x' }, { _id: '', title: 'x' }, null])('%j is no banner', (wire) => {
  expect(v.is(bannerSchema, wire)).toBe(false);
});

test('metrics name their banner in either way', () => {
  const rest = { impressions: 10, clicks: 2, clickThroughRate: 0.2, conversionRate: 0.1 };
  expect(v.parse(bannerMetricsSchema, { bannerId: 5, ...rest })).toEqual({ id: '5', ...rest });
  expect(v.parse(bannerMetricsSchema, { _id: 'x' })).toEqual({
    id: 'x',
    impressions: 0,
    clicks: 0,
    clickThroughRate: 0,
    conversionRate: 0,
  });
  expect(v.is(bannerMetricsSchema, rest)).toBe(false);
});

test('whatever comes is a safe banner or none', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const fields = ['_id', 'title', 'link', 'image', 'bgGradient', 'isActive', 'order', 'price'];
  const nasty = fc.dictionary(fc.constantFrom(...fields), fc.anything());
  fc.assert(
    fc.property(nasty, (wire) => {
      const result = v.safeParse(bannerSchema, { _id: 1, title: 'x', ...wire });
      if (!result.success) return;
      expect(result.output.id).not.toBe('');
      expect(result.output.link ?? '/').toMatch(/^(https?:|\/)/);
      expect(result.output.gradient ?? '').not.toMatch(/url|;/);
    }),
  );
});

// spec §3.4
test('metrics carry impressions, clicks and both rates', () => {
  const figures = { impressions: 200, clicks: 30, clickThroughRate: 0.15, conversionRate: 0.02 };
  expect(v.parse(bannerMetricsSchema, { _id: 'x', ...figures })).toEqual({ id: 'x', ...figures });
});

// spec §3.3
test('a banner is read with all its fields', () => {
  const dates = {
    startDate: '2026-01-01T00:00:00Z',
    endDate: '2126-02-01T00:00:00Z',
    createdAt: '2025-12-01T00:00:00Z',
    updatedAt: '2025-12-02T00:00:00Z',
  };
  const same = {
    title: 'Sale',
    subtitle: 'Until Sunday',
    discount: '20%',
    price: 45,
    buttonText: 'Look closer',
    order: 2,
    targetAudience: ['all'],
  };
  const wire = {
    ...same,
    ...dates,
    _id: 'sale',
    image: '/banners/sale.webp',
    imageTall: '/banners/sale-tall.webp',
    imageAlt: 'A beach',
    bgGradient: 'from-blue-600 to-purple-600',
    link: 'https://shop.example/sale',
    isActive: true,
    bannerType: 'promotional',
    status: 'active',
  };
  expect(v.parse(bannerSchema, wire)).toEqual({
    ...same,
    id: 'sale',
    picture: { src: '/static/uploads/banners/sale.webp', alt: 'A beach' },
    tallPicture: { src: '/static/uploads/banners/sale-tall.webp', alt: 'A beach' },
    gradient: 'linear-gradient(120deg, #155dfc, #9810fa)',
    link: 'https://shop.example/sale',
    isActive: true,
    isRunning: true,
    type: 'promotional',
    startDate: Date.parse(dates.startDate),
    endDate: Date.parse(dates.endDate),
    createdAt: Date.parse(dates.createdAt),
    updatedAt: Date.parse(dates.updatedAt),
  });
});

test('the banners of a response are a frozen list, through which Immer does not walk', () => {
  const banners = v.parse(bannersResponse, [{ _id: 1, title: 'x' }]);
  expect(banners).toHaveLength(1);
  expect(Object.isFrozen(banners)).toBe(true);
});

const openIn = (timeZone: string) => {
  setShop({ en: { ...testShop, timeZone } });
};

afterEach(() => {
  setShop(testShops);
  jest.useRealTimers();
});

/** Whether a banner of a response, and its stored copy, run at a moment. */
function runsAt(dates: object, ms: number): (boolean | undefined)[] {
  jest.useFakeTimers({ now: ms });
  const banners = v.parse(bannersResponse, [{ _id: 1, title: 'x', ...dates }]);
  const stored = checkStoredBanners(banners.map((one) => ({ ...one, isRunning: !one.isRunning })));
  return [...banners, ...stored].map(({ isRunning }) => isRunning);
}

test.each([
  ['a last day', 'America/Aruba', { endDate: '2026-11-28' }, 'ends 2026-11-29T04:00'],
  ['a first day', 'America/Aruba', { startDate: '2026-11-28' }, 'begins 2026-11-28T04:00'],
  ['a time', 'America/Aruba', { endDate: '2026-11-28 18:00:00' }, 'ends 2026-11-28T22:00'],
  ['an offset', 'America/Aruba', { endDate: '2026-11-28T18:00+01:00' }, 'ends 2026-11-28T17:00'],
  ['a time in UTC', 'America/Aruba', { endDate: '2026-11-28T18:00Z' }, 'ends 2026-11-28T18:00'],
  ['no zone in the shop file', 'UTC', { endDate: '2026-11-28' }, 'ends 2026-11-29T00:00'],
  ['seconds', 'America/Aruba', { endDate: Date.UTC(2026, 10, 28) / 1e3 }, 'ends 2026-11-28T00:00'],
  // The day of 23 hours, and its neighbours.
  ['spring', 'Europe/Amsterdam', { startDate: '2026-03-29' }, 'begins 2026-03-28T23:00'],
  ['spring', 'Europe/Amsterdam', { endDate: '2026-03-29' }, 'ends 2026-03-29T22:00'],
  ['spring', 'Europe/Amsterdam', { startDate: '2026-03-29T02:30' }, 'begins 2026-03-29T01:30'],
  ['spring', 'Europe/Amsterdam', { endDate: '2026-03-29 03:00' }, 'ends 2026-03-29T01:00'],
  // The day of 25 hours.
  ['autumn', 'Europe/Amsterdam', { startDate: '2026-10-25' }, 'begins 2026-10-24T22:00'],
  ['autumn', 'Europe/Amsterdam', { endDate: '2026-10-25' }, 'ends 2026-10-25T23:00'],
  ['autumn', 'Europe/Amsterdam', { startDate: '2026-10-25T02:30' }, 'begins 2026-10-25T00:30'],
  ['autumn', 'Europe/Amsterdam', { endDate: '2026-10-25T02:30+01:00' }, 'ends 2026-10-25T01:30'],
])('a banner with %s in %s and %j %s', (_what, timeZone, dates, change) => {
  openIn(timeZone);
  const [what, moment = ''] = change.split(' ');
  const changeMs = Date.parse(`${moment}Z`);
  const begins = what === 'begins';
  expect(runsAt(dates, changeMs - 1)).toEqual([!begins, !begins]);
  expect(runsAt(dates, changeMs)).toEqual([begins, begins]);
});

test('a date that cannot be read ends nothing', () => {
  const [banner] = v.parse(bannersResponse, [{ _id: 1, title: 'x', endDate: 'some day' }]);
  expect(banner).toMatchObject({ endDate: null, isRunning: true });
});
