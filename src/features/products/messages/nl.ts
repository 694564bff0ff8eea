import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const nl = {
  featuredProducts: 'Uitgelichte producten',
  featuredLine: 'Favorieten van het eiland, voor vandaag gekozen',
  refresh: 'Vernieuwen',
  noneAvailable: 'Geen uitgelichte producten beschikbaar',
  checkBackLater: 'Kom later terug voor uitgelichte producten',
  loading: 'Producten laden',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
