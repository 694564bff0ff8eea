import type { TranslationOf } from '../../../../shared/i18n/translation';
import type { messages as en } from './en';

const es = {
  closeMenu: 'Cerrar menú',
  destinations: {
    vehicles: {
      name: 'Tipos de vehículo',
      line: 'SUV, pickups, vans',
    },
    bikes: {
      name: 'Motos y bicis en venta',
      line: 'Scooters, cruisers, bicis de ruta',
    },
  },
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
