import { defineMessages } from '../../shared/language/messages';

/** The titles of the screens, by the ids of their routes; that of Home is the shop's. */
export const titleMessages = defineMessages({
  en: () => import(/* webpackChunkName: "en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "pap" */ './messages/pap'),
});
