import type { FormName } from './formFields';

/** Console texts, in English as they are for developers. They never have typed texts. */
export const logTexts: Readonly<Record<FormName | 'google', string>> = {
  login: 'Login form submitted',
  signup: 'Signup form submitted',
  google: 'Continue with Google is not available yet',
};
