import { paths } from '../../shared/config/paths';

/** What is to be said of the paths that are linked and have no page, spec §2.4. */
export const missingPages: ReadonlyMap<string, string> = new Map([
  [
    paths.terms,
    'The terms and conditions belong here. They are for the owner of this shop to add.',
  ],
  [paths.privacy, 'The privacy policy belongs here. It is for the owner of this shop to add.'],
  [paths.contact, 'This page is still to come. Until then, About Us says how to reach us.'],
  [paths.help, 'This page is still to come. Until then, About Us says how to reach us.'],
  [paths.forgotPassword, 'Accounts are not open yet, so there is no password to reset.'],
]);
