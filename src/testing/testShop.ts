import * as v from 'valibot';
import { localizeShop } from '../../shop-file/localizeShop';
import { shopFileSchema } from '../../shop-file/shopFile';
import shopJson from '../../shops/dushi-market/shop.json';
import { type Language, languages } from '../shared/i18n/languages';
import type { Shop } from '../shared/shop/shop';
import { withPseudoTexts } from './pseudoShop';

/** The built-in shop; files of it have their names as addresses. */
export const testShopFile = v.parse(shopFileSchema, shopJson);

const fileWithPseudoTexts = withPseudoTexts(testShopFile);

function testShopIn(language: Language): Shop {
  return localizeShop(fileWithPseudoTexts, language, {
    file: (name) => `/shop/${name}`,
    translations: {},
  });
}

/** The built-in shop in English. */
export const testShop = testShopIn('en');

/** In every language, the pseudo-language included. */
export const testShops = Object.fromEntries(
  Object.keys(languages).map((language) => [language, testShopIn(language as Language)]),
) as Record<Language, Shop>;
