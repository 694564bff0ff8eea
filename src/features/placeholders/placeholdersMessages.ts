import { defineMessages } from '../../shared/language/messages';

/** What the screens that are still to come say. */
export const placeholdersMessages = defineMessages({
  en: () => import(/* webpackChunkName: "placeholders-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "placeholders-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "placeholders-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "placeholders-pap" */ './messages/pap'),
});
