import type { TranslationOf } from '../../i18n/translation';
import type { messages as en } from './en';

const nl = {
  loadingSlides: 'Slides laden...',
  carouselRole: 'carrousel',
  slideRole: 'slide',
  slidePosition: '{index} van {count}',
  previousSlide: 'Vorige slide',
  nextSlide: 'Volgende slide',
  slideNumber: 'Slide {number}',
  playSlides: 'Slides afspelen',
  pauseSlides: 'Slides pauzeren',
  slidesPlay: 'De slides spelen',
  slidesPaused: 'De slides staan stil',
  shopNow: 'Shop nu',
  opensInNewTab: '(opent in een nieuw tabblad)',
  addToWishlist: '{name} aan verlanglijst toevoegen',
  oldPrice: 'was',
  discountOff: '{discount} korting',
  buyNow: 'Koop nu',
  quickView: 'Snel bekijken: {name}',
  shareProduct: '{name} delen',
  noPicture: 'Geen foto',
  loadingShop: '{site} laden...',
  pleaseWait: 'Een ogenblik, we zetten de winkel voor je klaar',
  rated: {
    one: 'Beoordeling: {rating} van 5, {count} review',
    other: 'Beoordeling: {rating} van 5, {count} reviews',
  },
  optional: '(optioneel)',
  retry: 'Opnieuw',
  itemCount: {
    one: '({count} item)',
    other: '({count} items)',
  },
  failedToFetchCars: 'Auto’s ophalen is niet gelukt',
  failedToLoadContent: 'Inhoud laden is niet gelukt',
  pageWentWrong: 'Er ging iets mis bij het laden van de pagina.',
  failedToLoadListings: 'Het aanbod laden is niet gelukt.',
  unreadableResponse: 'De winkel stuurde een antwoord dat we niet konden lezen.',
  unexpectedError: 'Onverwachte fout in de applicatie!',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
