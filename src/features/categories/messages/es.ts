import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
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
} satisfies Translation<typeof en>;
