import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
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
} satisfies Translation<typeof en>;
