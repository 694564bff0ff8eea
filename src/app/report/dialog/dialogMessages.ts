import { defineMessages } from '../../../shared/language/messages';

/** What the dialog of a report says. */
export const dialogMessages = defineMessages({
  en: () => import(/* webpackChunkName: "report-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "report-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "report-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "report-pap" */ './messages/pap'),
});
