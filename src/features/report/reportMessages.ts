import { defineMessages } from '../../shared/i18n/messages';
import type { messages as en } from './messages/en';

/** The messages of the 'Report a problem' button. */
export const reportMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "lateParts-[request]" */ `./messages/${language}.ts`),
);
