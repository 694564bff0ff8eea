import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const pap = {
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
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
