import { paths } from '../../../shared/config/paths';

/** The reason why a page is missing: a key of `missingPages` in the messages. */
type Reason = 'terms' | 'privacy' | 'toCome' | 'forgotPassword';

/** The linked paths without a page, with the reason to show, spec §2.4. */
export const missingPages: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  [paths.terms, 'terms'],
  [paths.privacy, 'privacy'],
  [paths.contact, 'toCome'],
  [paths.help, 'toCome'],
  [paths.forgotPassword, 'forgotPassword'],
]);
