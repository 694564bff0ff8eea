import { defineMessages } from '../language/messages';
import type { messages as en } from './messages/en';

/** What the shop says of itself. */
export const siteMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "[request]" */ `./messages/${language}`),
);
