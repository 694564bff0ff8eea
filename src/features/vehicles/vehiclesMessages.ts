import { defineMessages } from '../../shared/language/messages';
import type { messages as en } from './messages/en';

/** What the vehicle screens say. */
export const vehiclesMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "vehicles-[request]" */ `./messages/${language}`),
);
