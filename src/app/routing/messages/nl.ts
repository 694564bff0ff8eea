import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const nl = {
  home: 'Alles wat dushi is op het eiland, op één plek',
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
