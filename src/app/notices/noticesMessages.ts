import { defineMessages } from '../../shared/language/messages';
import { messages } from './messages/en';

/** What notices about the page say. */
export const noticesMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "pap" */ './messages/pap'),
});
