import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { localizeShop } from '../shop-file/localizeShop';
import { shopFileSchema } from '../shop-file/shopFile';

/**
 * File of the shop that the browser tests start: the built-in one, or `E2E_SHOP`. The tests of
 * Home, bikes, forms and offline pass with any: `npm run proof -- sweeps`.
 */
export const testedShopFile = path.resolve(
  __dirname,
  '..',
  process.env.E2E_SHOP ?? 'shops/dushi-market/shop.json',
);

const parsed = v.parse(shopFileSchema, JSON.parse(readFileSync(testedShopFile, 'utf8')));

/** The tested shop in English. */
export const testedShop = localizeShop(parsed, 'en', { file: (name) => name, translations: {} });

const found = testedShop.platforms.find(({ subcategories }) => subcategories === 'vehicle types');
if (!found) throw new Error('The browser tests need a platform with vehicle types');

/** The platform whose subcategories are the backend's vehicle types. */
export const vehiclePlatform = found;
