import { defineMessages } from '../i18n/messages';
import type { messages as en } from './messages/en';

/** The messages of shared UI. */
export const uiMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "[request]" */ `./messages/${language}.ts`),
);
