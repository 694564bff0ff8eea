import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const pap = {
  featuredProducts: 'Productonan destaca',
  featuredLine: 'Faboritonan di e isla, scogi pa awe',
  refresh: 'Refresca',
  noneAvailable: 'No tin producto destaca disponibel',
  checkBackLater: 'Bolbe despues pa wak productonan destaca',
  loading: 'Cargando productonan',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
