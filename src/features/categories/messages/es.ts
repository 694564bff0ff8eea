import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const es = {
  shopByCategory: 'Compra por categoría',
  hot: 'Top',
  viewAll: 'Ver todo en {name} →',
  bikes: 'Motos y bicis',
  sportsBikes: 'Motos deportivas',
  scooters: 'Scooters',
  cruisers: 'Cruisers',
  electricBikes: 'Bicis eléctricas',
  housesForSale: 'Casas en venta',
  apartments: 'Apartamentos',
  commercial: 'Comercial',
  landAndPlots: 'Terrenos y lotes',
  hotels: 'Hoteles',
  guestHouses: 'Casas de huéspedes',
  vacationRentals: 'Alquiler vacacional',
  hostels: 'Hostales',
  surfing: 'Surf',
  jetSkiing: 'Jet ski',
  boatRentals: 'Alquiler de botes',
  swimmingLessons: 'Clases de natación',
  diving: 'Buceo',
  manicure: 'Manicure',
  pedicure: 'Pedicure',
  nailArt: 'Nail art',
  gelNails: 'Uñas de gel',
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
