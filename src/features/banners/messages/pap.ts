import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const pap = {
  noHeroBanners: 'No tin banner disponibel',
  checkBackContent: 'Bolbe despues pa wak contenido destaca',
  sliderLabel: 'Destaca na {site}',
  specialPrice: 'Prijs special',
  specialOffer: 'Oferta special',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
