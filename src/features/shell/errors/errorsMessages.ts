import { defineMessages } from '../../../shared/i18n/messages';
import type { messages as en } from './messages/en';

/** The messages of the error page. */
export const errorsMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "notFound-[request]" */ `./messages/${language}.ts`),
);
