import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  description: '{title} en {site}: próximamente.',
  pages: {
    search: 'Búsqueda',
    wishlist: 'Lista de deseos',
    cart: 'Carrito',
    category: 'Categoría',
    deals: 'Ofertas',
    newArrivals: 'Novedades',
    bestSellers: 'Más vendidos',
    support: 'Soporte',
  },
  comingSoon: '{name}\u00a0- Próximamente',
  youAskedFor: 'Buscaste {query}',
  categorySubject: 'Categoría: {category}',
  onItsWay: 'Esta página está en camino. Mientras tanto, la tienda está abierta.',
  goToShop: 'Ir a la tienda',
  seeBikes: 'Ver motos y bicis',
} satisfies Translation<typeof en>;
