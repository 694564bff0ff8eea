import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const pap = {
  featuredProducts: 'Producto destaca',
  refresh: 'Refresca',
  noneAvailable: 'No tin producto destaca disponibel',
  checkBackLater: 'Bolbe despues pa wak producto destaca',
  loading: 'Cargando producto',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
