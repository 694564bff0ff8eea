import { defineMessages } from '../../shared/language/messages';
import type { messages as en } from './messages/en';

/** What the bikes screen says. */
export const bikesMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "bikes-[request]" */ `./messages/${language}`),
);
