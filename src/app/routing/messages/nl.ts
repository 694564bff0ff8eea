import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const nl = {
  notFound: 'Pagina niet gevonden',
  login: 'Inloggen',
  signup: 'Registreren',
  bikes: 'Tweewielers te koop',
  about: 'Over ons',
  vehicles: 'Voertuigen',
  search: 'Zoeken',
  wishlist: 'Verlanglijst',
  cart: 'Winkelwagen',
  category: 'Categorie',
  deals: 'Aanbiedingen',
  'new-arrivals': 'Nieuw binnen',
  'best-sellers': 'Bestsellers',
  support: 'Ondersteuning',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
