import { defineMessages } from '../../shared/i18n/messages';
import type { messages as en } from './messages/en';

/** The messages of the vehicle screens. */
export const vehiclesMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "vehicles-[request]" */ `./messages/${language}.ts`),
);
