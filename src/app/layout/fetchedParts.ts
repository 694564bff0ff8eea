import { lazy } from 'react';
import { withMessages } from '../../shared/language/messages';
import { untilLoaded } from '../routing/chunkRecovery';

/** A `lazy` that fails stays so. */
const loadLateParts = () =>
  untilLoaded(() => withMessages(import(/* webpackChunkName: "lateParts" */ './lateParts')));

export const Notices = lazy(async () => ({ default: (await loadLateParts()).Notices }));
export const FooterEnd = lazy(async () => ({ default: (await loadLateParts()).FooterEnd }));
export const CrashPage = lazy(async () => ({ default: (await loadLateParts()).CrashPage }));
