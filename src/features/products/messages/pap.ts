import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const pap = {
  featuredProducts: 'Productonan destaca',
  refresh: 'Refresca',
  noneAvailable: 'No tin producto destaca disponibel',
  checkBackLater: 'Bolbe despues pa wak productonan destaca',
  loading: 'Cargando productonan',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
