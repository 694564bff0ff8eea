import { defineMessages } from '../../shared/i18n/messages';

/** The messages of the placeholder screens. */
export const placeholdersMessages = defineMessages({
  en: () => import(/* webpackChunkName: "placeholders-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "placeholders-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "placeholders-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "placeholders-pap" */ './messages/pap'),
});
