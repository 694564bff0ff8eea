import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
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
} satisfies Translation<typeof en>;
