import type { TranslationOf } from '../../i18n/translation';
import type { messages as en } from './en';

const es = {
  loadingSlides: 'Cargando diapositivas...',
  carouselRole: 'carrusel',
  slideRole: 'diapositiva',
  slidePosition: '{index} de {count}',
  previousSlide: 'Diapositiva anterior',
  nextSlide: 'Diapositiva siguiente',
  slideNumber: 'Diapositiva {number}',
  playSlides: 'Reproducir diapositivas',
  pauseSlides: 'Pausar diapositivas',
  slidesPlay: 'Las diapositivas avanzan',
  slidesPaused: 'Las diapositivas están en pausa',
  shopNow: 'Comprar',
  opensInNewTab: '(se abre en una pestaña nueva)',
  addToWishlist: 'Agregar {name} a la lista de deseos',
  oldPrice: 'antes',
  discountOff: '{discount} OFF',
  buyNow: 'Comprar ya',
  quickView: 'Vista rápida de {name}',
  shareProduct: 'Compartir {name}',
  noPicture: 'Sin foto',
  loadingShop: 'Cargando {site}...',
  pleaseWait: 'Espera un momento mientras preparamos tu experiencia de compra',
  rated: {
    one: 'Calificación: {rating} de 5, {count} opinión',
    other: 'Calificación: {rating} de 5, {count} opiniones',
  },
  optional: '(opcional)',
  retry: 'Reintentar',
  itemCount: {
    one: '({count} anuncio)',
    other: '({count} anuncios)',
  },
  failedToFetchCars: 'No se pudieron cargar los carros',
  failedToLoadContent: 'No se pudo cargar el contenido',
  pageWentWrong: 'Algo salió mal al cargar la página.',
  failedToLoadListings: 'No se pudieron cargar los anuncios.',
  unreadableResponse: 'La tienda envió una respuesta que no pudimos leer.',
  unexpectedError: '¡Error inesperado de la aplicación!',
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
