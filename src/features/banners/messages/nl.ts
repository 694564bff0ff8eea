import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const nl = {
  noHeroBanners: 'Geen banners beschikbaar',
  checkBackContent: 'Kom later terug voor uitgelichte inhoud',
  sliderLabel: 'Uitgelicht op {site}',
  specialPrice: 'Speciale prijs',
  specialOffer: 'Speciale actie',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
