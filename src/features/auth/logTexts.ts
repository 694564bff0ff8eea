import type { FormName } from './authSlice';

/** What the console says, in English like all that is for developers; never what was typed. */
export const logTexts: Readonly<Record<FormName | 'google', string>> = {
  login: 'Login form submitted',
  signup: 'Signup form submitted',
  google: 'Continue with Google is not available yet',
};
