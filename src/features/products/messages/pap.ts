import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const pap = {
  featuredProducts: 'Productonan destaca',
  featuredLine: 'Faboritonan di e isla, scogi pa awe',
  refresh: 'Refresca',
  noFeaturedProducts: 'No tin producto destaca disponibel',
  checkBackProducts: 'Bolbe despues pa wak productonan destaca',
  loadingProducts: 'Cargando productonan',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
