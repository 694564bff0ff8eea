import { defineMessages } from '../../shared/i18n/messages';

/** The messages of the vehicle screens. */
export const vehiclesMessages = defineMessages({
  en: () => import(/* webpackChunkName: "vehicles-en" */ './messages/en'),
  nl: () => import(/* webpackChunkName: "vehicles-nl" */ './messages/nl'),
  es: () => import(/* webpackChunkName: "vehicles-es" */ './messages/es'),
  pap: () => import(/* webpackChunkName: "vehicles-pap" */ './messages/pap'),
});
