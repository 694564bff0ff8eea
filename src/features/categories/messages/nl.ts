import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
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
} satisfies Translation<typeof en>;
