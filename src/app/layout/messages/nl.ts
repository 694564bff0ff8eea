import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const nl = {
  skipToContent: 'Naar de inhoud',
  pricesIn: 'Prijzen in {currency}',
  menu: 'Menu',
  homeLink: '{site}, home',
  categories: 'Categorieën',
  searchForm: 'Winkel',
  searchPlaceholder: 'Ik ben op zoek naar....',
  searchQuestion: 'Waar ben je naar op zoek?',
  searchButton: 'Zoeken',
  yourShop: 'Jouw winkel',
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
  closeMenu: 'Menu sluiten',
  menuMissing: 'Het menu is niet geladen. De links staan ook onderaan de pagina.',
  destinations: {
    vehicles: {
      name: 'Voertuigtypen',
      line: 'SUV’s, pick-ups, busjes',
    },
    bikes: {
      name: 'Tweewielers te koop',
      line: 'Scooters, cruisers, racefietsen',
    },
  },
  promises: {
    freeDelivery: 'Gratis bezorging bij alle platforms',
    returnPolicy: '30 dagen retourrecht',
    secureCheckout: 'Veilig betalen',
    support: '24/7 ondersteuning',
  },
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
  notices: 'Meldingen',
  youAreOffline: 'Je bent offline.',
  savedAgo: 'Opgeslagen: {age}',
  nextTry: 'Volgende poging over {seconds} s',
  tryAgain: 'Probeer opnieuw',
  updateReady: 'Er is een nieuwe versie van de winkel.',
  update: 'Bijwerken',
  crashText: 'Het ligt niet aan jou. Opnieuw laden helpt meestal.',
  reload: 'Herladen',
  backToShop: 'Terug naar de winkel',
  notFoundLabel: '404 Niet gevonden',
  howToReachUs: 'Hoe je ons bereikt',
  missingPages: {
    terms: 'Hier horen de algemene voorwaarden. De eigenaar van deze winkel kan ze toevoegen.',
    privacy: 'Hier hoort het privacybeleid. De eigenaar van deze winkel kan het toevoegen.',
    toCome: 'Deze pagina komt nog. Tot die tijd lees je bij Over ons hoe je ons bereikt.',
    forgotPassword: 'Een account maken kan nog niet, dus er is geen wachtwoord om te herstellen.',
    unknown:
      'Op dit adres staat geen pagina. Misschien is de pagina verhuisd, of zit er een tikfout in de link. De rest van de winkel is open.',
  },
  languages: 'Talen',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
