import { defineMessages } from '../../shared/i18n/messages';
import type { messages as en } from './messages/en';

/** The messages of the bikes screen. */
export const bikesMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "bikes-[request]" */ `./messages/${language}.ts`),
);
