import { defineMessages } from '../../shared/i18n/messages';
import type { messages as en } from './messages/en';

/** The messages of the placeholder screens. */
export const placeholdersMessages = defineMessages<typeof en>(
  (language) =>
    import(/* webpackChunkName: "placeholders-[request]" */ `./messages/${language}.ts`),
);
