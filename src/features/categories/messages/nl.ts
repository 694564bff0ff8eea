import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const nl = {
  shopByCategory: 'Shop per categorie',
  hot: 'Hot',
  viewAll: 'Alles in {name}\u00a0→',
  bikes: 'Tweewielers',
  subcategories: {
    'sports-bikes': 'Sportmotoren',
    scooters: 'Scooters',
    cruisers: 'Cruisers',
    'electric-bikes': 'E-bikes',
  },
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
