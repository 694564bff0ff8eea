import { defineMessages } from '../../../shared/i18n/messages';

/** The messages of the report dialog. */
export const dialogMessages = defineMessages({
  en: () => import(/* webpackChunkName: "report-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "report-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "report-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "report-pap" */ './messages/pap'),
});
