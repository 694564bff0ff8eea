import { defineMessages } from '../../shared/i18n/messages';
import type { messages as en } from './messages/en';

/** The messages of login and signup. */
export const authMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "auth-[request]" */ `./messages/${language}.ts`),
);
