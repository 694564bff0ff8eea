import { defineMessages } from '../../shared/language/messages';
import type { messages as en } from './messages/en';

/** What About Us says. */
export const aboutMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "about-[request]" */ `./messages/${language}`),
);
