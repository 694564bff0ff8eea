import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const nl = {
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
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
