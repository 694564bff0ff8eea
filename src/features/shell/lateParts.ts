import { lazyPart } from '../../shared/ui/lazyPart';

/** Parts of the frame for after the first view, in one chunk. */

export const Notices = lazyPart(
  async () => (await import(/* webpackChunkName: "lateParts" */ './notices/Notices')).Notices,
  { isRequired: true },
);

export const FooterEnd = lazyPart(
  async () => (await import(/* webpackChunkName: "lateParts" */ './FooterEnd')).FooterEnd,
  { isRequired: true },
);

export const CrashPage = lazyPart(
  async () => (await import(/* webpackChunkName: "lateParts" */ './errors/CrashPage')).CrashPage,
  { isRequired: true },
);
