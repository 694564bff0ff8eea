import { defineMessages } from '../../shared/language/messages';

/** What notices about the page say. */
export const noticesMessages = defineMessages({
  en: () => import(/* webpackChunkName: "lateParts-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "lateParts-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "lateParts-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "lateParts-pap" */ './messages/pap'),
});
