import { lazy } from 'react';
import { withMessages } from '../../shared/i18n/messages';
import { untilLoaded } from '../../shared/lib/lostChunks';

/** Retries until it is loaded; a plain `lazy` never recovers from a failure. */
const loadLateParts = () =>
  untilLoaded(() => withMessages(import(/* webpackChunkName: "lateParts" */ './lateParts')));

export const Notices = lazy(async () => ({ default: (await loadLateParts()).Notices }));
export const FooterEnd = lazy(async () => ({ default: (await loadLateParts()).FooterEnd }));
export const CrashPage = lazy(async () => ({ default: (await loadLateParts()).CrashPage }));
