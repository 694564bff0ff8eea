import { defineMessages } from '../language/messages';
import { messages } from './messages/en';

/** What the shop says of itself. */
export const siteMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "pap" */ './messages/pap'),
});
