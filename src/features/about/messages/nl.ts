import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const nl = {
  title: 'Over ons',
  description: 'Wie {site} maakt, waarvoor, en hoe je ons bereikt.',
  inFigures: 'In cijfers',
  whatWeStandFor: 'Waar we voor staan',
  aims: {
    mission: 'Missie',
    values: 'Waarden',
    vision: 'Visie',
  },
  explorePlatform: 'Bekijk platform',
  theTeam: 'Het team',
  whoDoesWhat: 'Wie wat doet bij {site}',
  sayHello: 'Kom gedag zeggen',
  callWriteWalkIn: 'Bel, schrijf of loop binnen.',
  callUs: 'Bel ons',
  openMap: 'Open de kaart',
  writeToUs: 'Schrijf ons',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
