import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const nl = {
  skipToContent: 'Naar de inhoud',
  pricesIn: 'Prijzen in {currency}',
  menu: 'Menu',
  homeLink: '{site}, home',
  categories: 'Categorieën',
  searchForm: 'Winkel',
  searchPlaceholder: 'Ik zoek...',
  searchQuestion: 'Waar ben je naar op zoek?',
  searchButton: 'Zoeken',
  yourShop: 'Account en winkelwagen',
  wishlistItems: {
    one: 'Verlanglijst, {count} artikel',
    other: 'Verlanglijst, {count} artikelen',
  },
  cartItems: {
    one: 'Winkelwagen, {count} artikel',
    other: 'Winkelwagen, {count} artikelen',
  },
  login: 'Inloggen',
  signup: 'Registreren',
  menuMissing: 'Het menu is niet geladen. De links staan ook onderaan de pagina.',
  company: 'Bedrijf',
  aboutUs: 'Over ons',
  customerService: 'Klantenservice',
  contactUs: 'Contact',
  helpCenter: 'Helpcentrum',
  ourServices: 'Onze diensten',
  terms: 'Voorwaarden',
  privacy: 'Privacy',
  currencyLabel: 'Valuta {currency}',
  loading: 'Laden...',
  scrollToTop: 'Naar boven',
  crashText: 'Het ligt niet aan jou. Opnieuw laden helpt meestal.',
  reload: 'Opnieuw laden',
  backToShop: 'Terug naar de winkel',
  languages: 'Talen',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
