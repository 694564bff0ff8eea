import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const pap = {
  skipToContent: 'Bay na e contenido',
  pricesIn: 'Prijs na {currency}',
  menu: 'Menu',
  homeLink: '{site}, inicio',
  categories: 'Categoria',
  searchForm: 'Tienda',
  searchPlaceholder: 'Mi ta busca...',
  searchQuestion: 'Kico bo ta busca?',
  searchButton: 'Busca',
  yourShop: 'Cuenta y macutu',
  wishlistItems: {
    one: 'Lista di deseo, {count} articulo',
    other: 'Lista di deseo, {count} articulo',
  },
  cartItems: {
    one: 'Macutu, {count} articulo',
    other: 'Macutu, {count} articulo',
  },
  login: 'Drenta',
  signup: 'Registra',
  menuMissing: 'E menu no a carga. Su linknan ta na final di e pagina tambe.',
  company: 'Compania',
  aboutUs: 'Tocante nos',
  customerService: 'Servicio na cliente',
  contactUs: 'Tuma contacto',
  helpCenter: 'Centro di ayudo',
  ourServices: 'Nos servicionan',
  terms: 'Condicion',
  privacy: 'Privacidad',
  currencyLabel: 'Moneda {currency}',
  loading: 'Cargando...',
  scrollToTop: 'Bay ariba',
  crashText: 'No ta bo culpa. Carga e pagina atrobe; esey sa yuda.',
  reload: 'Carga atrobe',
  backToShop: 'Bolbe na e tienda',
  languages: 'Idioma',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
