import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  featuredProducts: 'Producto destaca',
  refresh: 'Refresca',
  noneAvailable: 'No tin producto destaca disponibel',
  checkBackLater: 'Bolbe despues pa wak producto destaca',
  loading: 'Cargando producto',
} satisfies Translation<typeof en>;
