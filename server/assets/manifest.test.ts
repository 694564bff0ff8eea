import path from 'node:path';
import sharp from 'sharp';
import { readShop } from '../../shop-file/readShop';
import { allLanguages } from '../../src/shared/i18n/languages';
import { loadMessages } from '../../src/shared/i18n/messages';
import { setShop } from '../../src/shared/shop/currentShop';
import { type ServedShop, servedShop } from '../servedShop';
import { manifest } from './manifest';

let shop: ServedShop;

beforeAll(async () => {
  shop = await servedShop(
    await readShop(path.resolve(__dirname, '../../shops/dushi-market/shop.json')),
  );
  setShop(shop.shops);
  await Promise.all(allLanguages.map(loadMessages));
});

test('the manifest shows the shop on wide screens and on phones', () => {
  const { screenshots = [] } = manifest('en', shop.files);
  const shown = (factor: string) => screenshots.filter(({ form_factor: its }) => its === factor);
  for (const factor of ['wide', 'narrow']) {
    expect(shown(factor).length).toBeGreaterThan(0);
    // Browsers show none if their aspect ratios differ.
    expect(new Set(shown(factor).map(({ sizes }) => sizes)).size).toBe(1);
  }
});

test.each([
  ['en', 'Home: what is on offer today', 'Bikes for sale, with filters'],
  ['nl', 'Home: wat er vandaag te koop is', 'Tweewielers te koop, met filters'],
] as const)('in %s each screenshot says what it shows', (language, home, bikes) => {
  const { screenshots = [] } = manifest(language, shop.files);
  const said = screenshots.map(({ src, label }) => [src.replace(/^.*\//, ''), label]);
  expect(said).toEqual([
    ['screenshot-home-wide.webp', home],
    ['screenshot-bikes-wide.webp', bikes],
    ['screenshot-home-narrow.webp', home],
    ['screenshot-bikes-narrow.webp', bikes],
  ]);
});

test('its pictures have the sizes that it says, and screenshots are at most 80 kB', async () => {
  const { icons, screenshots = [] } = manifest('en', shop.files);
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const { width, height } = await sharp(shop.bodies.get(src)?.body).metadata();
    expect(`${src} ${String(width)}x${String(height)}`).toBe(`${src} ${sizes}`);
  }
  for (const { src } of screenshots) {
    expect(shop.bodies.get(src)?.body.length).toBeLessThanOrEqual(80_000);
  }
});

test.each([
  ['en', 'en', '/', 'Everything sweet on the island, in one place.'],
  ['nl', 'nl', '/nl', 'Alles wat dushi is op het eiland, op één plek.'],
  ['es', 'es', '/es', 'Todo lo dushi de la\u00a0isla, en un solo lugar.'],
  ['pap', 'pap-AW', '/pap', 'Tur loke ta dushi riba e\u00a0isla, na un solo luga.'],
] as const)('in %s the one app starts and speaks as its page', (language, lang, start, words) => {
  const made = manifest(language, shop.files);
  expect(made).toMatchObject({ id: '/', scope: '/', lang, start_url: start, description: words });
});

test('its shortcuts lead to the pages of the language', () => {
  expect(manifest('en', shop.files).shortcuts).toMatchObject([
    { name: 'Bikes for Sale', url: '/bikes/listings' },
    { name: 'Vehicles', url: '/vehicles' },
  ]);
  expect(manifest('nl', shop.files).shortcuts).toMatchObject([
    { name: 'Tweewielers te koop', url: '/nl/bikes/listings' },
    { name: 'Voertuigen', url: '/nl/vehicles' },
  ]);
});
