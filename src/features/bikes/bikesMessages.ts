import { defineMessages } from '../../shared/i18n/messages';

/** The messages of the bikes screen. */
export const bikesMessages = defineMessages({
  en: () => import(/* webpackChunkName: "bikes-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "bikes-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "bikes-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "bikes-pap" */ './messages/pap'),
});
