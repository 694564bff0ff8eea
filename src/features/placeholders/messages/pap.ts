import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  description: '{title} na {site}: pronto.',
  pages: {
    search: 'Busca',
    wishlist: 'Lista di deseo',
    cart: 'Macutu',
    category: 'Categoria',
    deals: 'Oferta',
    newArrivals: 'Novedad',
    bestSellers: 'Mas bendi',
    support: 'Asistencia',
  },
  comingSoon: '{name}\u00a0- Pronto',
  youAskedFor: 'Bo a busca {query}',
  categorySubject: 'Categoria: {category}',
  onItsWay: 'E pagina aki ta na caminda. Mientrastanto, e tienda ta habri.',
  goToShop: 'Bay na e tienda',
  seeBikes: 'Brommer y bicicleta',
} satisfies Translation<typeof en>;
