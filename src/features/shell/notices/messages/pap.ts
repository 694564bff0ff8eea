import type { TranslationOf } from '../../../../shared/i18n/translation';
import type { messages as en } from './en';

const pap = {
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
  minutesAgo: {
    one: '{count} minuut pasa',
    other: '{count} minuut pasa',
  },
  hoursAgo: {
    one: '{count} ora pasa',
    other: '{count} ora pasa',
  },
  daysAgo: {
    one: '{count} dia pasa',
    other: '{count} dia pasa',
  },
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
