import { defineMessages } from '../../shared/language/messages';
import { messages } from './messages/en';

/** What 'Report a problem' says where it is offered. */
export const reportMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "lateParts-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "lateParts-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "lateParts-pap" */ './messages/pap'),
});
