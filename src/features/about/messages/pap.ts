import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const pap = {
  title: 'Tocante nos',
  description: 'Ken ta traha {site}, pa kico, y con pa tuma contacto.',
  inFigures: 'Den cifra',
  whatWeStandFor: 'Nos principionan',
  aims: {
    mission: 'Mision',
    values: 'Balor',
    vision: 'Vision',
  },
  explorePlatform: 'Wak plataforma',
  theTeam: 'E team',
  whoDoesWhat: 'Ken ta haci kico na {site}',
  sayHello: 'Bin bisa nos bon dia',
  callWriteWalkIn: 'Yama, skirbi of pasa cerca nos.',
  callUs: 'Yama nos',
  openMap: 'Habri e mapa',
  writeToUs: 'Skirbi nos',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
