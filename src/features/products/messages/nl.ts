import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  featuredProducts: 'Uitgelichte producten',
  refresh: 'Vernieuwen',
  noneAvailable: 'Geen uitgelichte producten beschikbaar',
  checkBackLater: 'Kom later terug voor uitgelichte producten',
  loading: 'Producten laden',
} satisfies Translation<typeof en>;
