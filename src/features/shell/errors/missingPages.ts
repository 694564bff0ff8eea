import type { RouteId } from '../../../router/routeTable';

/** The reason why a page is missing: a key of `missingPages` in the messages. */
type Reason = 'terms' | 'privacy' | 'toCome' | 'forgotPassword';

/** The reasons of routes that are linked, but have no page, spec §2.4. */
export const missingPages: Readonly<Partial<Record<RouteId, Reason>>> = {
  terms: 'terms',
  privacy: 'privacy',
  contact: 'toCome',
  help: 'toCome',
  forgotPassword: 'forgotPassword',
};
