import fc from 'fast-check';
import * as v from 'valibot';
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
  const same = {
    title: 'Sale',
    subtitle: 'Until Sunday',
    discount: '20%',
    price: 45,
    buttonText: 'Look closer',
    order: 2,
    startDate: '2026-01-01T00:00:00Z',
    endDate: '2026-02-01T00:00:00Z',
    targetAudience: ['all'],
    createdAt: '2025-12-01T00:00:00Z',
    updatedAt: '2025-12-02T00:00:00Z',
  };
  const wire = {
    ...same,
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
    type: 'promotional',
  });
});

test('the banners of a response are a frozen list, through which Immer does not walk', () => {
  const banners = v.parse(bannersResponse, [{ _id: 1, title: 'x' }]);
  expect(banners).toHaveLength(1);
  expect(Object.isFrozen(banners)).toBe(true);
});

test.each([
  ['has begun', { startDate: '2026-06-15T11:59:59Z' }, true],
  ['is to begin', { startDate: '2026-06-15T12:00:01Z' }, false],
  ['has ended', { endDate: '2026-06-15T12:00:00Z' }, false],
  ['has ended, as SQL says it', { endDate: '2026-06-14 23:00:00' }, false],
  ['has ended, as a number says it', { endDate: Date.UTC(2026, 5, 15, 12) / 1_000 }, false],
  ['ends today', { endDate: '2026-06-15' }, true],
  ['ended yesterday', { endDate: '2026-06-14' }, false],
  ['has no end that can be read', { endDate: 'some day' }, true],
])('a banner that %s', (_what, dates, isActive) => {
  jest.useFakeTimers({ now: Date.UTC(2026, 5, 15, 12) });
  const banners = v.parse(bannersResponse, [{ _id: 1, title: 'x', isActive: true, ...dates }]);
  expect(banners.map((banner) => banner.isActive)).toEqual([isActive]);
  const stored = checkStoredBanners(banners.map((banner) => ({ ...banner, isActive: true })));
  expect(stored.map((banner) => banner.isActive)).toEqual([isActive]);
  jest.useRealTimers();
});
