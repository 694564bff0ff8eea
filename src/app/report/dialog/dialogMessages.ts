import { defineMessages } from '../../../shared/language/messages';
import { messages } from './messages/en';

/** What the dialog of a report says. */
export const dialogMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "report-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "report-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "report-pap" */ './messages/pap'),
});
