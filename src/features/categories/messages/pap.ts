import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  shopByCategory: 'Cumpra pa categoria',
  hot: 'Top',
  viewAll: 'Wak tur den {name}\u00a0→',
  bikes: 'Brommer y bicicleta',
  subcategories: {
    'sports-bikes': 'Brommer sport',
    scooters: 'Scooter',
    cruisers: 'Cruiser',
    'electric-bikes': 'E-bike',
  },
} satisfies Translation<typeof en>;
