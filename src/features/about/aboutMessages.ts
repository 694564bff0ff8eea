import { defineMessages } from '../../shared/i18n/messages';
import type { messages as en } from './messages/en';

/** The messages of About Us. */
export const aboutMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "about-[request]" */ `./messages/${language}.ts`),
);
