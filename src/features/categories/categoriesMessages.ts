import { defineMessages } from '../../shared/i18n/messages';
import type { messages as en } from './messages/en';

/** The messages of the sidebar. */
export const categoriesMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "[request]" */ `./messages/${language}.ts`),
);
