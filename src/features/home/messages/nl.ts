import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  unableToLoad: 'Inhoud laden lukt niet',
  tryAgain: 'Probeer opnieuw',
  retrying: 'Bezig...',
  refreshPage: 'Pagina vernieuwen',
  someContentMissing: 'Een deel van de inhoud is niet geladen.',
} satisfies Translation<typeof en>;
