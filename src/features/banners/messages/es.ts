import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const es = {
  noHeroBanners: 'No hay banners disponibles',
  checkBackContent: 'Vuelve más tarde para ver contenido destacado',
  sliderLabel: 'Destacado en {site}',
  specialPrice: 'Precio especial',
  specialOffer: 'Oferta especial',
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
