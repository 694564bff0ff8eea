import { defineMessages } from '../../shared/language/messages';
import type { messages as en } from './messages/en';

/** What Home says. */
export const homeMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "[request]" */ `./messages/${language}`),
);
