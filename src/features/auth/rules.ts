/** Rules of single fields, in the form that React Hook Form takes: a message, or true. */

/** A text that must not be blank. */
export function required(message: string) {
  return (value: string | undefined): string | true => (value ?? '').trim() !== '' || message;
}

/** An email address: only what is surely none is refused. */
export function email(value: string | undefined): string | true {
  const text = (value ?? '').trim();
  if (text === '') return 'Enter your email';
  return /^[^\s@]+@[^\s@]+$/.test(text) || 'Enter an email like you@example.com';
}

/** A password may consist of spaces. */
export function requiredPassword(message: string) {
  return (value: string | undefined): string | true => (value ?? '') !== '' || message;
}

/** Whether to say that the passwords differ: not before the confirmation has begun (spec §5). */
export function confirmationDiffers(password = '', confirmation = ''): boolean {
  return confirmation !== '' && confirmation !== password;
}
