import { defineMessages } from '../../shared/language/messages';

/** What the bikes screen says. */
export const bikesMessages = defineMessages({
  en: () => import(/* webpackChunkName: "bikes-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "bikes-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "bikes-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "bikes-pap" */ './messages/pap'),
});
