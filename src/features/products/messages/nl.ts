import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const nl = {
  featuredProducts: 'Uitgelichte producten',
  featuredLine: 'Favorieten van het eiland, voor vandaag gekozen',
  refresh: 'Vernieuwen',
  noFeaturedProducts: 'Geen uitgelichte producten beschikbaar',
  checkBackProducts: 'Kom later terug voor uitgelichte producten',
  loadingProducts: 'Producten laden',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
