import type { TranslationOf } from '../../i18n/translation';
import type { messages as en } from './en';

const pap = {
  loadingSlides: 'Cargando slide...',
  carouselRole: 'carrousel',
  slideRole: 'slide',
  slidePosition: '{index} di {count}',
  previousSlide: 'Slide anterior',
  nextSlide: 'Siguiente slide',
  slideNumber: 'Slide {number}',
  playSlides: 'Laga e slidenan core',
  pauseSlides: 'Para e slidenan',
  slidesPlay: 'E slidenan ta core',
  slidesPaused: 'E slidenan ta para',
  shopNow: 'Bay cumpra',
  opensInNewTab: '(ta habri den un tab nobo)',
  addToWishlist: 'Agrega {name} na bo lista di deseo',
  oldPrice: 'antes',
  discountOff: '{discount} menos',
  buyNow: 'Cumpra awor',
  quickView: 'Bista rapido di {name}',
  shareProduct: 'Comparti {name}',
  noPicture: 'No tin potret',
  loadingShop: 'Cargando {site}...',
  pleaseWait: 'Warda un momento, nos ta prepara e tienda pa bo',
  rated: {
    one: 'Baloracion: {rating} di 5, {count} opinion',
    other: 'Baloracion: {rating} di 5, {count} opinion',
  },
  optional: '(opcional)',
  retry: 'Purba atrobe',
  itemCount: {
    one: '({count} anuncio)',
    other: '({count} anuncio)',
  },
  failedToFetchCars: 'No a logra carga e autonan',
  failedToLoadContent: 'No a logra carga e contenido',
  pageWentWrong: 'Algo a bay robes ora di carga e pagina.',
  failedToLoadListings: 'No a logra carga e anuncionan.',
  unreadableResponse: 'E tienda a manda un contesta cu nos no por a lesa.',
  unexpectedError: 'Eror inespera den e aplicacion!',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
