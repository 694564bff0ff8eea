import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  featuredProducts: 'Productos destacados',
  refresh: 'Actualizar',
  noneAvailable: 'No hay productos destacados disponibles',
  checkBackLater: 'Vuelve más tarde para ver productos destacados',
  loading: 'Cargando productos',
} satisfies Translation<typeof en>;
