import { defineMessages } from '../../../shared/i18n/messages';

/** The messages of the error page. */
export const errorsMessages = defineMessages({
  en: () => import(/* webpackChunkName: "notFound-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "notFound-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "notFound-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "notFound-pap" */ './messages/pap'),
});
