import type { FormName, Refusal } from './authSlice';

/** The texts of a refused submission, spec §5. */
export const refusalTexts: Readonly<Record<Refusal, string>> = {
  passwordsDiffer: 'Passwords do not match',
  termsNotAccepted: 'Please accept the terms and conditions',
};

/** Messages for the console; they never contain what was typed. */
export const logTexts: Readonly<Record<FormName | 'google', string>> = {
  login: 'Login form submitted',
  signup: 'Signup form submitted',
  google: 'Continue with Google is not available yet',
};

export const NEWSLETTER = 'Send me special offers and updates';

/** Where the browser runs no scripts. */
export const NEEDS_SCRIPTS =
  'This form needs JavaScript, which is switched off here. The rest of the shop works without.';

/** After the pretended work: honest, as there are no accounts yet (spec §4). */
export const DONE = 'Accounts are not open yet. Nothing you typed was sent or saved.';
