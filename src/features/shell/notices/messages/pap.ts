import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  notices: 'Aviso',
  youAreOffline: 'Bo no tin internet.',
  savedAgo: 'Copia di {age}',
  tryAgain: 'Purba atrobe',
  updateReady: 'Tin un version nobo di e tienda.',
  update: 'Actualisa',
  languageOffer: 'E pagina aki na Papiamento',
  languageFailed: 'No por a carga {language}.',
  close: 'Cera',
  lessThanAMinuteAgo: 'menos cu un minuut pasa',
  minutesAgo: '{count} minuut pasa',
  hoursAgo: '{count} ora pasa',
  daysAgo: '{count} dia pasa',
} satisfies Translation<typeof en>;
