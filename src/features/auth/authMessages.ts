import { defineMessages } from '../../shared/i18n/messages';

/** The messages of login and signup. */
export const authMessages = defineMessages({
  en: () => import(/* webpackChunkName: "auth-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "auth-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "auth-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "auth-pap" */ './messages/pap'),
});
