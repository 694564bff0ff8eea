import { defineMessages } from '../../shared/language/messages';
import { messages } from './messages/en';

/** The titles of the screens, by the ids of their routes; that of Home is the shop's. */
export const titleMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "pap" */ './messages/pap'),
});
