import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const es = {
  shopByCategory: 'Compra por categoría',
  hot: 'Top',
  viewAll: 'Ver todo en {name}\u00a0→',
  bikes: 'Motos y bicis',
  subcategories: {
    'sports-bikes': 'Deportivas',
    scooters: 'Scooters',
    cruisers: 'Cruisers',
    'electric-bikes': 'Eléctricas',
  },
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
