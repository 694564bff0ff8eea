import type { TranslationOf } from '../../../../shared/i18n/translation';
import type { messages as en } from './en';

const pap = {
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
  serverBusy: 'Ta druk aworaki. Purba atrobe den un ratico.',
  serverFailed: 'Algo a bay robes',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
