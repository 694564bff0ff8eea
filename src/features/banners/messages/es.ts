import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  noHeroBanners: 'No hay banners disponibles',
  checkBackContent: 'Vuelve más tarde para ver contenido destacado',
  sliderLabel: 'Destacado en {site}',
  specialPrice: 'Precio especial',
  specialOffer: 'Oferta especial',
} satisfies Translation<typeof en>;
