import { defineMessages } from '../../shared/language/messages';
import type { messages as en } from './messages/en';

/** What the frame around the screens says. */
export const layoutMessages = defineMessages<typeof en>(
  (language) => import(/* webpackChunkName: "[request]" */ `./messages/${language}`),
);
