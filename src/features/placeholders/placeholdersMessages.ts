import { defineMessages } from '../../shared/language/messages';
import { messages } from './messages/en';

/** What the screens that are still to come say. */
export const placeholdersMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "pap" */ './messages/pap'),
});
