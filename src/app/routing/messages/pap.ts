import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const pap = {
  notFound: 'No a haya e pagina',
  login: 'Drenta',
  signup: 'Registra',
  bikes: 'Brommer y bicicleta na benta',
  about: 'Tocante nos',
  vehicles: 'Vehiculo',
  search: 'Busca',
  wishlist: 'Lista di deseo',
  cart: 'Macutu',
  category: 'Categoria',
  deals: 'Oferta',
  'new-arrivals': 'Novedad',
  'best-sellers': 'Mas bendi',
  support: 'Asistencia',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
