/** @jest-environment node */
import * as v from 'valibot';
import { bannerSchema } from './bannerSchema';
import { bannerGradient, heroBanners, promoBanner } from './selectBanners';

const banner = (_id: string, fields: object) =>
  v.parse(bannerSchema, { _id, title: _id, isActive: true, ...fields });

const ids = (banners: readonly { id: string }[]) => banners.map(({ id }) => id).join(' ');

// spec §4.4
test('heroes come by their order, equal orders as they came', () => {
  const banners = [
    banner('late', { bannerType: 'hero', order: 9 }),
    banner('first of two', { bannerType: 'hero', order: 2 }),
    banner('promo', { bannerType: 'promotional', order: 0 }),
    banner('second of two', { bannerType: 'hero', order: 2 }),
    banner('early', { bannerType: 'hero', order: 1 }),
    banner('neither', { order: 0 }),
  ];
  expect(ids(heroBanners(banners))).toBe('early first of two second of two late');
});

test('inactive heroes are left out', () => {
  const banners = [
    banner('off', { bannerType: 'hero', isActive: false }),
    banner('on', { bannerType: 'hero' }),
    banner('unknown', { bannerType: 'hero', isActive: null }),
  ];
  expect(ids(heroBanners(banners))).toBe('on');
});

// spec §4.5
test('the first active promotional banner of the response feeds the card', () => {
  const banners = [
    banner('hero', { bannerType: 'hero' }),
    banner('off', { bannerType: 'promotional', isActive: false }),
    banner('second', { bannerType: 'promotional', order: 5 }),
    banner('third', { bannerType: 'promotional', order: 1 }),
  ];
  expect(promoBanner(banners)?.id).toBe('second');
  expect(promoBanner([])).toBeUndefined();
});

test("the banner's own gradient comes first", () => {
  const own = banner('x', { bannerType: 'hero', bgGradient: 'from-red-600 to-pink-600' });
  expect(bannerGradient(own)).toBe('linear-gradient(120deg, #e7000b, #e60076)');
});

// spec §4.6
test.each([
  ['hero', 'blue', 'indigo', 'purple'],
  ['promotional', 'green', 'emerald', 'teal'],
  ['anything', 'grey', 'grey'],
])('the default gradient of %s goes through %s, %s, %s', (bannerType, ...names) => {
  for (const bgGradient of [undefined, 'url(evil)']) {
    const gradient = bannerGradient(banner('x', { bannerType, bgGradient }));
    expect((gradient.match(/#[\da-f]{6}/g) ?? []).map(nameOf)).toEqual(names);
  }
});

/** The name of a colour: grey, or by its hue in degrees; the bounds lie between Tailwind's colours. */
function nameOf(hex: string): string {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) =>
    parseInt(pair, 16),
  );
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const spread = most - least;
  if (spread < 40) return 'grey';
  const hue =
    60 *
    (most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4);
  const hues: readonly [upTo: number, name: string][] = [
    [154, 'green'],
    [168, 'emerald'],
    [190, 'teal'],
    [236, 'blue'],
    [256, 'indigo'],
    [290, 'purple'],
  ];
  return hues.find(([upTo]) => hue <= upTo)?.[1] ?? 'another';
}
