import { defineMessages } from '../../shared/i18n/messages';

/** The messages of the 'Report a problem' button. */
export const reportMessages = defineMessages({
  en: () => import(/* webpackChunkName: "lateParts-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "lateParts-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "lateParts-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "lateParts-pap" */ './messages/pap'),
});
