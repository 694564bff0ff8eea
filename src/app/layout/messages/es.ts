import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const es = {
  skipToContent: 'Ir al contenido',
  pricesIn: 'Precios en {currency}',
  menu: 'Menú',
  homeLink: '{site}, inicio',
  categories: 'Categorías',
  searchForm: 'Tienda',
  searchPlaceholder: 'Estoy buscando....',
  searchQuestion: '¿Qué estás buscando?',
  searchButton: 'Buscar',
  yourShop: 'Tu tienda',
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
  closeMenu: 'Cerrar menú',
  menuMissing: 'El menú no cargó. Sus enlaces también están al pie de la página.',
  destinations: {
    vehicles: {
      name: 'Tipos de vehículo',
      line: 'SUV, pickups, vans',
    },
    bikes: {
      name: 'Motos y bicis en venta',
      line: 'Scooters, cruisers, bicis de ruta',
    },
  },
  promises: {
    freeDelivery: 'Entrega gratis en todas las plataformas',
    returnPolicy: '30 días para devolver',
    secureCheckout: 'Pago seguro',
    support: 'Soporte 24/7',
  },
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
  notices: 'Avisos',
  youAreOffline: 'Estás sin conexión.',
  savedAgo: 'Guardado {age}',
  nextTry: 'Próximo intento en {seconds} s',
  tryAgain: 'Reintentar',
  updateReady: 'Hay una nueva versión de la tienda.',
  update: 'Actualizar',
  crashText: 'No es culpa tuya. Recargar la página suele ayudar.',
  reload: 'Recargar',
  backToShop: 'Volver a la tienda',
  notFoundLabel: '404 No encontrada',
  howToReachUs: 'Cómo contactarnos',
  missingPages: {
    terms: 'Aquí van los términos y condiciones. Debe agregarlos quien administra esta tienda.',
    privacy: 'Aquí va la política de privacidad. Debe agregarla quien administra esta tienda.',
    toCome:
      'Esta página aún no está lista. Mientras tanto, en Sobre nosotros verás cómo contactarnos.',
    forgotPassword: 'Aún no abrimos cuentas, así que no hay contraseña que restablecer.',
    unknown:
      'No hay ninguna página en esta dirección. Quizás se movió o el enlace tiene un error. El resto de la tienda está abierto.',
  },
  languages: 'Idiomas',
  languageOffer: 'Esta página también está en español.',
  languageFailed: 'No se pudo cargar {language}.',
  close: 'Cerrar',
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
