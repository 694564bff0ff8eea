import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const nl = {
  descriptions: {
    home: 'Auto’s, huizen, overnachtingen, watersport en nagelstyling uit heel Aruba, met uitgelichte producten en tweewielers te koop.',
    login: 'Log in bij {site}.',
    signup: 'Registreer je bij {site}.',
    bikes: 'Scooters, cruisers en racefietsen van verkopers uit heel Aruba.',
    about: 'Wie {site} maakt, waarvoor, en hoe je ons bereikt.',
    vehicles: 'Auto’s, SUV’s, pick-ups en meer uit heel Aruba, op type.',
  },
  comingSoon: '{title} bij {site}: binnenkort.',
  styleListedToday: {
    one: '{style}, {type}: vandaag {count} aangeboden op Aruba.',
    other: '{style}, {type}: vandaag {count} aangeboden op Aruba.',
  },
  typeListedToday: {
    one: '{type}: vandaag {count} aangeboden op Aruba. {styles}',
    other: '{type}: vandaag {count} aangeboden op Aruba. {styles}',
  },
  screenshotHome: 'Home: wat er vandaag te koop is',
  screenshotBikes: 'Tweewielers te koop, met filters',
  serverBusy: 'Het is druk. Probeer het zo nog eens.',
  serverFailed: 'Er ging iets mis',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
