import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const es = {
  skipToContent: 'Ir al contenido',
  pricesIn: 'Precios en {currency}',
  menu: 'Menú',
  homeLink: '{site}, inicio',
  categories: 'Categorías',
  searchForm: 'Tienda',
  searchPlaceholder: 'Busco...',
  searchQuestion: '¿Qué estás buscando?',
  searchButton: 'Buscar',
  yourShop: 'Cuenta y carrito',
  wishlistItems: {
    one: 'Lista de deseos, {count} artículo',
    other: 'Lista de deseos, {count} artículos',
  },
  cartItems: {
    one: 'Carrito, {count} artículo',
    other: 'Carrito, {count} artículos',
  },
  login: 'Ingresar',
  signup: 'Registrarse',
  menuMissing: 'El menú no cargó. Sus enlaces también están al pie de la página.',
  company: 'Empresa',
  aboutUs: 'Sobre nosotros',
  customerService: 'Atención al cliente',
  contactUs: 'Contáctanos',
  helpCenter: 'Centro de ayuda',
  ourServices: 'Nuestros servicios',
  terms: 'Términos',
  privacy: 'Privacidad',
  currencyLabel: 'Moneda {currency}',
  loading: 'Cargando...',
  scrollToTop: 'Volver arriba',
  crashText: 'No es culpa tuya. Recargar la página suele ayudar.',
  reload: 'Recargar',
  backToShop: 'Volver a la tienda',
  languages: 'Idiomas',
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
