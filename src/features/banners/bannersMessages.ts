import { defineMessages } from '../../shared/language/messages';
import type { messages as en } from './messages/en';

/** What the slider and the promotional card say. */
export const bannersMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "[request]" */ `./messages/${language}`),
);
