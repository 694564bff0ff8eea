import { defineMessages } from '../../shared/language/messages';
import { messages } from './messages/en';

/** What the menus say. */
export const menusMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "pap" */ './messages/pap'),
});
