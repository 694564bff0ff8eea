import { defineMessages } from '../../shared/language/messages';

/** What the featured products say. */
export const productsMessages = defineMessages({
  en: () => import(/* webpackChunkName: "en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "pap" */ './messages/pap'),
});
