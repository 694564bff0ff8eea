import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const pap = {
  skipToContent: 'Bay na e contenido',
  pricesIn: 'Prijs na {currency}',
  menu: 'Menu',
  homeLink: '{site}, inicio',
  categories: 'Categoria',
  searchForm: 'Tienda',
  searchPlaceholder: 'Mi ta busca....',
  searchQuestion: 'Kico bo ta busca?',
  searchButton: 'Busca',
  yourShop: 'Bo tienda',
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
  closeMenu: 'Cera menu',
  menuMissing: 'E menu no a carga. Su linknan ta na final di e pagina tambe.',
  destinations: {
    vehicles: {
      name: 'Tipo di vehiculo',
      line: 'SUV, pickup, van',
    },
    bikes: {
      name: 'Brommer y bicicleta na benta',
      line: 'Scooter, cruiser, bicicleta di careda',
    },
  },
  promises: {
    freeDelivery: 'Entrega gratis riba tur plataforma',
    returnPolicy: '30 dia pa debolbe',
    secureCheckout: 'Pago sigur',
    support: 'Asistencia 24/7',
  },
  company: 'Compania',
  aboutUs: 'Tocante nos',
  customerService: 'Servicio na cliente',
  contactUs: 'Tuma contacto',
  helpCenter: 'Centro di ayudo',
  ourServices: 'Nos servicionan',
  terms: 'Condicionnan',
  privacy: 'Privacidad',
  currencyLabel: 'Moneda {currency}',
  loading: 'Cargando...',
  scrollToTop: 'Bay ariba',
  notices: 'Avisonan',
  youAreOffline: 'Bo no tin internet.',
  savedAgo: 'Copia di {age}',
  nextTry: 'Lo purba atrobe den {seconds} s',
  tryAgain: 'Purba atrobe',
  updateReady: 'Tin un version nobo di e tienda.',
  update: 'Actualisa',
  crashText: 'No ta bo culpa. Carga e pagina atrobe; esey sa yuda.',
  reload: 'Carga atrobe',
  backToShop: 'Bolbe na e tienda',
  notFoundLabel: '404 No a haya',
  howToReachUs: 'Con pa tuma contacto',
  missingPages: {
    terms: 'Aki ta e luga di e condicionnan. Ta e doño di e tienda aki mester agrega nan.',
    privacy:
      'Aki ta e luga di e maneho di privacidad. Ta e doño di e tienda aki mester agrega esaki.',
    toCome:
      'E pagina aki no ta cla ainda. Mientrastanto, na Tocante nos bo ta lesa con pa tuma contacto.',
    forgotPassword: 'Ainda no por habri cuenta, pues no tin password pa cambia.',
    unknown:
      'No tin pagina na e adres aki. Podise el a cambia di luga, of e link tin un eror. E resto di e tienda ta habri.',
  },
  languages: 'Idioma',
  languageOffer: 'E pagina aki ta tambe na Papiamento.',
  languageFailed: 'No por a carga {language}.',
  close: 'Cera',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
