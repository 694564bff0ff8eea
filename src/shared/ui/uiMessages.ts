import { defineMessages } from '../language/messages';
import { messages } from './messages/en';

/** What the shared parts say. */
export const uiMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "pap" */ './messages/pap'),
});
