import { defineMessages } from '../../../shared/i18n/messages';
import type { messages as en } from './messages/en';

/** The messages of the report dialog. */
export const dialogMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "report-[request]" */ `./messages/${language}.ts`),
);
