import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
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
} satisfies Translation<typeof en>;
