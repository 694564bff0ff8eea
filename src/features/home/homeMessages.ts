import { defineMessages } from '../../shared/language/messages';

/** What Home says. */
export const homeMessages = defineMessages({
  en: () => import(/* webpackChunkName: "en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "pap" */ './messages/pap'),
});
