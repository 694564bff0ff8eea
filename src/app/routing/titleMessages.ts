import { defineMessages } from '../../shared/language/messages';
import type { messages as en } from './messages/en';

/** The titles of the screens, by the ids of their routes. */
export const titleMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "[request]" */ `./messages/${language}`),
);
