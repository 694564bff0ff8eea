import { defineMessages } from '../../shared/language/messages';
import type { messages as en } from './messages/en';

/** What the screens that are still to come say. */
export const placeholdersMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "placeholders-[request]" */ `./messages/${language}`),
);
