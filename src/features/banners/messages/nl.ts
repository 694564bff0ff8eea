import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  noHeroBanners: 'Geen banners beschikbaar',
  checkBackContent: 'Kom later terug voor uitgelichte inhoud',
  sliderLabel: 'Uitgelicht op {site}',
  specialPrice: 'Speciale prijs',
  specialOffer: 'Speciale actie',
} satisfies Translation<typeof en>;
