import { defineMessages } from '../../shared/language/messages';

/** What the heads of pages and the server say. No browser needs them. */
export const headMessages = defineMessages({
  en: () => import(/* webpackChunkName: "head-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "head-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "head-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "head-pap" */ './messages/pap'),
});
