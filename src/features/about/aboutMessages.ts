import { defineMessages } from '../../shared/language/messages';
import { messages } from './messages/en';

/** What About Us says. */
export const aboutMessages = defineMessages(messages, {
  nl: () => import(/* webpackChunkName: "about-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "about-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "about-pap" */ './messages/pap'),
});
