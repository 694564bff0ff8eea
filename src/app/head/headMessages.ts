import { defineMessages } from '../../shared/language/messages';
import type { messages as en } from './messages/en';

/** What the heads of pages and the server say. No browser needs them. */
export const headMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "head-[request]" */ `./messages/${language}`),
);
