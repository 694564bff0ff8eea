import type { TranslationOf } from '../../../shared/language/translation';
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
    houses: 'Huizen te koop',
    apartments: 'Appartementen',
    commercial: 'Bedrijfspanden',
    land: 'Grond en kavels',
    hotels: 'Hotels',
    'guest-houses': 'Guesthouses',
    'vacation-rentals': 'Vakantiewoningen',
    hostels: 'Hostels',
    surfing: 'Surfen',
    'jet-skiing': 'Jetskiën',
    'boat-rentals': 'Bootverhuur',
    'swimming-lessons': 'Zwemles',
    diving: 'Duiken',
    manicure: 'Manicure',
    pedicure: 'Pedicure',
    'nail-art': 'Nail art',
    'gel-nails': 'Gelnagels',
  },
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
