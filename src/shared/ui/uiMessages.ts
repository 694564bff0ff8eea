import { defineMessages } from '../language/messages';
import type { messages as en } from './messages/en';

/** What the shared parts say. */
export const uiMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "[request]" */ `./messages/${language}`),
);
