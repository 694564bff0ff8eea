export interface Strength {
  readonly name: 'weak' | 'fair' | 'good' | 'strong';
  readonly percent: 25 | 50 | 75 | 100;
}

/** Lengths from which a password is fair, good and strong (spec §9). */
const FAIR = 6;
const GOOD = 8;
const STRONG = 12;

/** Strength of a password by its length alone, spec §5. */
export function strengthOf(password: string): Strength {
  if (password.length < FAIR) return { name: 'weak', percent: 25 };
  if (password.length < GOOD) return { name: 'fair', percent: 50 };
  if (password.length < STRONG) return { name: 'good', percent: 75 };
  return { name: 'strong', percent: 100 };
}
