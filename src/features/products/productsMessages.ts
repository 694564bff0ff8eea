import { defineMessages } from '../../shared/language/messages';
import type { messages as en } from './messages/en';

/** What the featured products say. */
export const productsMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "[request]" */ `./messages/${language}`),
);
