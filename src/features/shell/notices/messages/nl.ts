import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
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
  hoursAgo: '{count} uur geleden',
  daysAgo: {
    one: '{count} dag geleden',
    other: '{count} dagen geleden',
  },
} satisfies Translation<typeof en>;
