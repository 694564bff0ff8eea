import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const nl = {
  shopByCategory: 'Shop per categorie',
  hot: 'Hot',
  viewAll: 'Alles in {name} →',
  bikes: 'Tweewielers',
  sportsBikes: 'Sportmotoren',
  scooters: 'Scooters',
  cruisers: 'Cruisers',
  electricBikes: 'E-bikes',
  housesForSale: 'Huizen te koop',
  apartments: 'Appartementen',
  commercial: 'Bedrijfspanden',
  landAndPlots: 'Grond en kavels',
  hotels: 'Hotels',
  guestHouses: 'Guesthouses',
  vacationRentals: 'Vakantiewoningen',
  hostels: 'Hostels',
  surfing: 'Surfen',
  jetSkiing: 'Jetskiën',
  boatRentals: 'Bootverhuur',
  swimmingLessons: 'Zwemles',
  diving: 'Duiken',
  manicure: 'Manicure',
  pedicure: 'Pedicure',
  nailArt: 'Nail art',
  gelNails: 'Gelnagels',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
