import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const pap = {
  descriptions: {
    login: 'Drenta na {site}.',
    signup: 'Registra na {site}.',
    bikes: 'Scooter, cruiser y bicicleta di careda di bendedo rond di {place}.',
    about: 'Ken ta traha {site}, pa kico, y con pa tuma contacto.',
    vehicles: 'Auto, SUV, pickup y mas di henter {place}, segun tipo.',
  },
  comingSoon: '{title} na {site}: pronto.',
  styleListedToday: {
    one: '{style}, {type}: {count} anuncio awe na {place}.',
    other: '{style}, {type}: {count} anuncio awe na {place}.',
  },
  typeListedToday: {
    one: '{type}: {count} anuncio awe na {place}. {styles}',
    other: '{type}: {count} anuncio awe na {place}. {styles}',
  },
  screenshotHome: 'Inicio: loke tin awe',
  screenshotBikes: 'Brommer y bicicleta na benta, cu filter',
  serverBusy: 'Ta druk awor aki. Purba atrobe den un ratico.',
  serverFailed: 'Algo a bay robes',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
