import { paths } from '../../shared/config/paths';

/** Why there is no page: a key of `missingPages` in the messages. */
type Reason = 'terms' | 'privacy' | 'toCome' | 'forgotPassword';

/** The paths that are linked and have no page, with what is to be said of them, spec §2.4. */
export const missingPages: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  [paths.terms, 'terms'],
  [paths.privacy, 'privacy'],
  [paths.contact, 'toCome'],
  [paths.help, 'toCome'],
  [paths.forgotPassword, 'forgotPassword'],
]);
