import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  styleListedToday: '{style}, {type}: vandaag {count} uit heel {place}.',
  typeListedToday: '{type}: vandaag {count} uit heel {place}. {styles}',
  screenshotHome: 'Home: wat er vandaag te koop is',
  screenshotBikes: 'Tweewielers te koop, met filters',
  serverBusy: 'Het is druk. Probeer het zo nog eens.',
  serverFailed: 'Er ging iets mis',
  preview: 'Voorbeeld',
  leavePreview: 'Voorbeeld verlaten',
} satisfies Translation<typeof en>;
