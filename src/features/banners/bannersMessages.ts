import { defineMessages } from '../../shared/i18n/messages';
import type { messages as en } from './messages/en';

/** The messages of the slider and the promotional card. */
export const bannersMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "[request]" */ `./messages/${language}.ts`),
);
