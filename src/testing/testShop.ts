import * as v from 'valibot';
import shopJson from '../../shops/dushi-market/shop.json';
import { type Language, allLanguages } from '../shared/language/languages';
import { localShop } from '../shared/shop/localShop';
import type { Shop } from '../shared/shop/shop';
import { shopFileSchema } from '../shared/shop/shopFile';

/** The built-in shop; files of it have their names as addresses. */
export const testShopFile = v.parse(shopFileSchema, shopJson);

export function testShopIn(language: Language): Shop {
  return localShop(testShopFile, language, {
    file: (name) => `/shop/${name}`,
    translations: {},
  });
}

/** The built-in shop in English. */
export const testShop = testShopIn('en');

export const testShops = Object.fromEntries(
  allLanguages.map((language) => [language, testShopIn(language)]),
) as Record<Language, Shop>;
