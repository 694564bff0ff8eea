import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const es = {
  notFound: 'Página no encontrada',
  login: 'Ingresar',
  signup: 'Registrarse',
  bikes: 'Motos y bicis en venta',
  about: 'Sobre nosotros',
  vehicles: 'Vehículos',
  search: 'Búsqueda',
  wishlist: 'Lista de deseos',
  cart: 'Carrito',
  category: 'Categoría',
  deals: 'Ofertas',
  'new-arrivals': 'Novedades',
  'best-sellers': 'Más vendidos',
  support: 'Soporte',
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
