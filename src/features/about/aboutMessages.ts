import { defineMessages } from '../../shared/i18n/messages';

/** The messages of About Us. */
export const aboutMessages = defineMessages({
  en: () => import(/* webpackChunkName: "about-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "about-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "about-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "about-pap" */ './messages/pap'),
});
