import type { TranslationOf } from '../../../shared/language/translation';
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
    houses: 'Cas na benta',
    apartments: 'Apartamento',
    commercial: 'Comercial',
    land: 'Tereno y kavel',
    hotels: 'Hotel',
    'guest-houses': 'Guesthouse',
    'vacation-rentals': 'Cas di vacacion',
    hostels: 'Hostel',
    surfing: 'Surf',
    'jet-skiing': 'Jet ski',
    'boat-rentals': 'Huur di boto',
    'swimming-lessons': 'Les di landa',
    diving: 'Buceo',
    manicure: 'Manicure',
    pedicure: 'Pedicure',
    'nail-art': 'Nail art',
    'gel-nails': 'Huña di gel',
  },
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
