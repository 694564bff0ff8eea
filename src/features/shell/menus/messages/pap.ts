import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  closeMenu: 'Cera menu',
  destinations: {
    vehicles: {
      name: 'Tipo di vehiculo',
      line: 'SUV, pickup, van',
    },
    bikes: {
      name: 'Brommer y bicicleta',
      line: 'Scooter, cruiser, bicicleta di careda',
    },
  },
} satisfies Translation<typeof en>;
