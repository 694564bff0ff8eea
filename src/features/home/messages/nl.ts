import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const nl = {
  unableToLoad: 'Inhoud laden lukt niet',
  tryAgain: 'Probeer opnieuw',
  retrying: 'Bezig...',
  refreshPage: 'Pagina vernieuwen',
  someContentMissing: 'Een deel van de inhoud is niet geladen.',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
