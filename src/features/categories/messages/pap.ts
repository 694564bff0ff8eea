import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const pap = {
  shopByCategory: 'Cumpra segun categoria',
  hot: 'Top',
  viewAll: 'Wak tur den {name} →',
  bikes: 'Brommer y bicicleta',
  sportsBikes: 'Brommer di sport',
  scooters: 'Scooter',
  cruisers: 'Cruiser',
  electricBikes: 'Bicicleta electrico',
  housesForSale: 'Cas na benta',
  apartments: 'Apartamento',
  commercial: 'Comercial',
  landAndPlots: 'Tereno y kavel',
  hotels: 'Hotel',
  guestHouses: 'Guesthouse',
  vacationRentals: 'Cas di vacacion',
  hostels: 'Hostel',
  surfing: 'Surf',
  jetSkiing: 'Jet ski',
  boatRentals: 'Huur di boto',
  swimmingLessons: 'Les di landa',
  diving: 'Buceo',
  manicure: 'Manicure',
  pedicure: 'Pedicure',
  nailArt: 'Nail art',
  gelNails: 'Huña di gel',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
