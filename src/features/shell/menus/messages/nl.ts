import type { TranslationOf } from '../../../../shared/i18n/translation';
import type { messages as en } from './en';

const nl = {
  closeMenu: 'Menu sluiten',
  destinations: {
    vehicles: {
      name: 'Voertuigtypen',
      line: 'SUV’s, pick-ups, busjes',
    },
    bikes: {
      name: 'Tweewielers te koop',
      line: 'Scooters, cruisers, racefietsen',
    },
  },
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
