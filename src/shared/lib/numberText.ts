import { type Language, languages } from '../i18n/languages';

/**
 * Formats a number in a language: `1234567.5` as `1,234,567.5` or `1.234.567,5`. It does not use `Intl`,
 * whose first use blocks a phone's main thread at start (`docs/performance.md`), and which lacks
 * Papiamento.
 * @param digits a number from 0 to below 1e21, as formatted by `String` or `toFixed`
 */
export function numberText(digits: string, language: Language): string {
  const { decimal, group } = languages[language];
  const [whole = '', ...decimals] = digits.split('.');
  // oxlint-disable-next-line regexp/no-super-linear-move -- a number has few digits
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, group), ...decimals].join(decimal);
}

/** Formats a whole number: `12345` as `12,345` or `12.345`. */
export function countText(count: number, language: Language): string {
  return numberText(String(count), language);
}
