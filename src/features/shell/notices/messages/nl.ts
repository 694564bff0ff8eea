import type { TranslationOf } from '../../../../shared/i18n/translation';
import type { messages as en } from './en';

const nl = {
  notices: 'Meldingen',
  youAreOffline: 'Je bent offline.',
  savedAgo: 'Bewaard: {age}',
  tryAgain: 'Probeer opnieuw',
  updateReady: 'Er is een nieuwe versie van de winkel.',
  update: 'Bijwerken',
  languageOffer: 'Deze pagina in het Nederlands',
  languageFailed: '{language} kon niet worden geladen.',
  close: 'Sluiten',
  lessThanAMinuteAgo: 'minder dan een minuut geleden',
  minutesAgo: {
    one: '{count} minuut geleden',
    other: '{count} minuten geleden',
  },
  hoursAgo: {
    one: '{count} uur geleden',
    other: '{count} uur geleden',
  },
  daysAgo: {
    one: '{count} dag geleden',
    other: '{count} dagen geleden',
  },
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
