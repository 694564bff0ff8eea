import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
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
} satisfies Translation<typeof en>;
