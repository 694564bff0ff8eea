import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const nl = {
  featuredProducts: 'Uitgelichte producten',
  refresh: 'Vernieuwen',
  noneAvailable: 'Geen uitgelichte producten beschikbaar',
  checkBackLater: 'Kom later terug voor uitgelichte producten',
  loading: 'Producten laden',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
