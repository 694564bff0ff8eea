import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const es = {
  featuredProducts: 'Productos destacados',
  refresh: 'Actualizar',
  noneAvailable: 'No hay productos destacados disponibles',
  checkBackLater: 'Vuelve más tarde para ver productos destacados',
  loading: 'Cargando productos',
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
