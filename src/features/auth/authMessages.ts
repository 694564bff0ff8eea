import { defineMessages } from '../../shared/language/messages';
import type { messages as en } from './messages/en';

/** What login and signup say. */
export const authMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "auth-[request]" */ `./messages/${language}`),
);
