import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  styleListedToday: '{style}, {type}: {count} anuncio awe na {place}.',
  typeListedToday: '{type}: {count} anuncio awe na {place}. {styles}',
  screenshotHome: 'Inicio: loke tin awe',
  screenshotBikes: 'Brommer y bicicleta na benta, cu filter',
  serverBusy: 'Ta druk aworaki. Purba atrobe den un ratico.',
  serverFailed: 'Algo a bay robes',
  preview: 'Bista previo',
  leavePreview: 'Sali for di e bista previo',
} satisfies Translation<typeof en>;
