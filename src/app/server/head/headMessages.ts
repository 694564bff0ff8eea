import { defineMessages } from '../../../shared/i18n/messages';
import type { messages as en } from './messages/en';

/** The messages of page heads and of the server. Browsers do not load them. */
export const headMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "head-[request]" */ `./messages/${language}.ts`),
);
