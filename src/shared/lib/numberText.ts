import { type Language, languages } from '../i18n/languages';

/**
 * A number as a language writes it: `1234567.5` as `1,234,567.5` or `1.234.567,5`. By hand, as the
 * first use of `Intl` keeps a phone busy just when the shop starts (`docs/performance.md`), and as
 * it does not know Papiamento.
 * @param digits a number from 0 to below 1e21, as `String` or `toFixed` writes it
 */
export function numberText(digits: string, language: Language): string {
  const { decimal, group } = languages[language];
  const [whole = '', ...decimals] = digits.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, group), ...decimals].join(decimal);
}

/** A whole number of things: `12345` as `12,345` or `12.345`. */
export function countText(count: number, language: Language): string {
  return numberText(String(count), language);
}
