import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const es = {
  shopByCategory: 'Compra por categoría',
  hot: 'Top',
  viewAll: 'Ver todo en {name}\u00a0→',
  bikes: 'Motos y bicis',
  subcategories: {
    'sports-bikes': 'Deportivas',
    scooters: 'Scooters',
    cruisers: 'Cruisers',
    'electric-bikes': 'Eléctricas',
    houses: 'Casas en venta',
    apartments: 'Apartamentos',
    commercial: 'Comercial',
    land: 'Terrenos y lotes',
    hotels: 'Hoteles',
    'guest-houses': 'Casas de huéspedes',
    'vacation-rentals': 'Alquiler vacacional',
    hostels: 'Hostales',
    surfing: 'Surf',
    'jet-skiing': 'Jet ski',
    'boat-rentals': 'Alquiler de botes',
    'swimming-lessons': 'Clases de natación',
    diving: 'Buceo',
    manicure: 'Manicure',
    pedicure: 'Pedicure',
    'nail-art': 'Nail art',
    'gel-nails': 'Uñas de gel',
  },
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
