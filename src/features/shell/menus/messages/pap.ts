import type { TranslationOf } from '../../../../shared/i18n/translation';
import type { messages as en } from './en';

const pap = {
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
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
