import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  noHeroBanners: 'No tin banner disponibel',
  checkBackContent: 'Bolbe despues pa wak contenido destaca',
  sliderLabel: 'Destaca na {site}',
  specialPrice: 'Prijs special',
  specialOffer: 'Oferta special',
} satisfies Translation<typeof en>;
