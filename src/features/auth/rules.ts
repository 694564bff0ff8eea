/** The rules that a field may break. Each names the message beside it, in whatever language. */
export const problems = [
  'noFirstName',
  'noLastName',
  'noEmail',
  'isNoEmail',
  'noPassword',
  'noNewPassword',
  'noConfirmation',
] as const;
export type Problem = (typeof problems)[number];

type Rule = (value: string | undefined) => Problem | true;

/** Rules of single fields, in the form that React Hook Form takes: a problem, or true. */

/** A text that must not be blank. */
export function required(problem: Problem): Rule {
  return (value) => (value ?? '').trim() !== '' || problem;
}

/** An email address: only clearly invalid ones are refused. */
export const email: Rule = (value) => {
  const text = (value ?? '').trim();
  if (text === '') return 'noEmail';
  return /^[^\s@]+@[^\s@]+$/.test(text) || 'isNoEmail';
};

/** A password may consist of spaces. */
export function requiredPassword(problem: Problem): Rule {
  return (value) => (value ?? '') !== '' || problem;
}

/** Whether to say that the passwords differ: not before the confirmation has begun (spec §5). */
export function confirmationDiffers(password = '', confirmation = ''): boolean {
  return confirmation !== '' && confirmation !== password;
}
