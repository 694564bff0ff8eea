import { defineMessages } from '../../shared/language/messages';
import { messages } from './messages/en';

/** What the featured products say. */
export const productsMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "pap" */ './messages/pap'),
});
