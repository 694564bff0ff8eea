import { defineMessages } from '../i18n/messages';

/** The messages of shared UI. */
export const uiMessages = defineMessages({
  en: () => import(/* webpackChunkName: "en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "pap" */ './messages/pap'),
});
