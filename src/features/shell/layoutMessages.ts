import { defineMessages } from '../../shared/i18n/messages';

/** The messages of the shell. */
export const layoutMessages = defineMessages({
  en: () => import(/* webpackChunkName: "en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "pap" */ './messages/pap'),
});
