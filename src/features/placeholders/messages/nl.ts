import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  description: '{title} bij {site}: binnenkort.',
  pages: {
    search: 'Zoeken',
    wishlist: 'Verlanglijst',
    cart: 'Winkelwagen',
    category: 'Categorie',
    deals: 'Aanbiedingen',
    newArrivals: 'Nieuw binnen',
    bestSellers: 'Bestsellers',
    support: 'Ondersteuning',
  },
  comingSoon: '{name}\u00a0- Binnenkort',
  youAskedFor: 'Je zocht naar {query}',
  categorySubject: 'Categorie: {category}',
  onItsWay: 'Deze pagina komt eraan. Tot die tijd is de winkel gewoon open.',
  goToShop: 'Naar de winkel',
  seeBikes: 'Tweewielers',
} satisfies Translation<typeof en>;
