/** Groups of three, or of two before the last one, as in `1,00,000`. */
const GROUPED = /^\d{1,3}(?:(.)\d{3})(?:\1\d{3})*$|^\d{1,2}(?:,\d{2})+,\d{3}$/;

/**
 * The value of digits with the separators of any of our languages: `4,500.50`, `4.500,50`, `4 500`. A
 * single dot or comma before three digits separates thousands. Null if invalid or ambiguous: `1.2.3`,
 * `4500,000`.
 */
export function readNumber(digits: string): number | null {
  const value = valueOf(digits);
  return Number.isFinite(value) ? value : null;
}

function valueOf(digits: string): number {
  const signs = digits.replace(/\d/g, '');
  const last = signs.at(-1) ?? '';
  const at = digits.lastIndexOf(last);
  const [whole, decimals] = [digits.slice(0, at), digits.slice(at + 1)];
  const grouped = () => (GROUPED.test(digits) ? Number(digits.replace(/\D/g, '')) : Number.NaN);
  const divided = () => Number(`${ungrouped(whole)}.${decimals}`);
  if (signs === '') return Number(digits);
  // Only a dot or comma, and only the last one, can be the decimal separator.
  if (!/[.,]/.test(last)) return grouped();
  if (signs.length > 1) return signs.indexOf(last) < signs.length - 1 ? grouped() : divided();
  // `4,500` and `4.500` are thousands in some language; `4500.000` and `0.125` cannot be.
  if (GROUPED.test(digits) && !digits.startsWith('0')) return grouped();
  return last === '.' || decimals.length < 3 || whole === '0' ? divided() : Number.NaN;
}

function ungrouped(whole: string): string {
  if (/^\d*$/.test(whole)) return whole;
  return GROUPED.test(whole) ? whole.replace(/\D/g, '') : 'NaN';
}
