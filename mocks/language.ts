import { accepts } from 'hono/accepts';
import { type Language, languages } from '../src/shared/i18n/languages';
import type { AppContext } from './appEnv';
import seedTexts from './translations.json';

/** The seed's texts in other languages. What a shop's own staff writes stays as it is written. */
const translations: ReadonlyMap<string, Partial<Record<Language, string>>> = new Map(
  Object.entries(seedTexts),
);

const SPOKEN: Language[] = ['en', 'nl', 'es', 'pap'];

/** The first of our languages that a client accepts (RFC 9110 §12.5.4), else English. */
export function languageFor(c: AppContext): Language {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  const match = accepts(c, {
    header: 'Accept-Language',
    supports: SPOKEN,
    default: 'en',
    match: (accepted, { supports }) =>
      accepted
        .filter(({ q }) => q > 0)
        .sort((a, b) => b.q - a.q)
        .flatMap(({ type }) => supports.filter((language) => language === primary(type)))[0] ??
      'en',
  });
  return SPOKEN.find((language) => language === match) ?? 'en';
}

export const tagOf = (language: Language): string => languages[language].tag;

/** The fields that people read. Others, such as a colour, are also what clients filter by. */
const TEXTS = new Set([
  'badge',
  'buttonText',
  'description',
  'discount',
  'imageAlt',
  'image_alt',
  'name',
  'subtitle',
  'title',
]);

/** A response in a language: the texts of the seed are translated, all others stay. */
export function inLanguage<Value>(value: Value, language: Language): Value {
  if (language === 'en' || typeof value !== 'object' || value === null) return value;
  const change = ([name, one]: [string, unknown]): [string, unknown] => [
    name,
    typeof one === 'string' && TEXTS.has(name)
      ? (translations.get(one)?.[language] ?? one)
      : inLanguage(one, language),
  ];
  return (
    Array.isArray(value)
      ? value.map((one: unknown) => inLanguage(one, language))
      : Object.fromEntries(Object.entries(value).map(change))
  ) as Value;
}
