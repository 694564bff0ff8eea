import { defineMessages } from '../../shared/language/messages';
import type { messages as en } from './messages/en';

/** What the sidebar says. */
export const categoriesMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "[request]" */ `./messages/${language}`),
);
