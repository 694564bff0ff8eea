import type { TranslationOf } from '../../../../shared/i18n/translation';
import type { messages as en } from './en';

const nl = {
  styleListedToday: {
    one: '{style}, {type}: vandaag {count} uit heel {place}.',
    other: '{style}, {type}: vandaag {count} uit heel {place}.',
  },
  typeListedToday: {
    one: '{type}: vandaag {count} uit heel {place}. {styles}',
    other: '{type}: vandaag {count} uit heel {place}. {styles}',
  },
  screenshotHome: 'Home: wat er vandaag te koop is',
  screenshotBikes: 'Tweewielers te koop, met filters',
  serverBusy: 'Het is druk. Probeer het zo nog eens.',
  serverFailed: 'Er ging iets mis',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
