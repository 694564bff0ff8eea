import { defineMessages } from '../../shared/language/messages';
import { messages } from './messages/en';

/** What login and signup say. */
export const authMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "auth-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "auth-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "auth-pap" */ './messages/pap'),
});
