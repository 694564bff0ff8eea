import { defineMessages } from '../../shared/language/messages';
import { messages } from './messages/en';

/** What the bikes screen says. */
export const bikesMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "bikes-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "bikes-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "bikes-pap" */ './messages/pap'),
});
