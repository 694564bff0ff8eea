import { DEFAULT_LANGUAGE, type Language, languages } from '../../shared/i18n/languages';

/** A number as somebody typed it. Its value depends on the language, see `numberOf`. */
export interface TypedNumber {
  readonly text: string;
  /** The language of the page on which it was typed. */
  readonly language: Language;
}

/** A number as addresses have it, in the notation of the default language: `4500.5`. */
export function plainNumber(text: string): TypedNumber {
  return { text, language: DEFAULT_LANGUAGE };
}

/** One separator before one or two last digits: whatever the language, nobody groups so. */
const CENTS = /^(-?\d+)[.,](\d{1,2})$/;

/**
 * The number that somebody typed, or null when it is invalid. Spaces and the language's thousands
 * separators are fine: `4,500` is 4500 in English, as `4.500` is in Dutch.
 */
export function numberOf({ text, language }: TypedNumber): number | null {
  const { decimal, group } = languages[language];
  const bare = text.replace(/\s/g, '').replace(CENTS, `$1${decimal}$2`);
  const [whole = '', ...decimals] = bare.split(decimal);
  const plain = [whole.replaceAll(group, ''), ...decimals].join('.');
  return /^-?\d{1,12}(\.\d{1,4})?$/.test(plain) ? Number(plain) : null;
}

/** What a field shows: as it was typed, or the same number in the language of the page. */
export function fieldText(typed: TypedNumber, language: Language): string {
  if (typed.language === language) return typed.text;
  const value = numberOf(typed);
  return value === null ? typed.text : String(value).replace('.', languages[language].decimal);
}
