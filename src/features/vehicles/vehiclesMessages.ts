import { defineMessages } from '../../shared/language/messages';
import { messages } from './messages/en';

/** What the vehicle screens say. */
export const vehiclesMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "vehicles-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "vehicles-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "vehicles-pap" */ './messages/pap'),
});
