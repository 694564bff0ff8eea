import { defineMessages } from '../../../shared/i18n/messages';

/** The messages of page heads and of the server. Browsers do not load them. */
export const headMessages = defineMessages({
  en: () => import(/* webpackChunkName: "head-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "head-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "head-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "head-pap" */ './messages/pap'),
});
