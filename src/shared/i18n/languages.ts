/** Rules of a language besides its messages. */
interface LanguageRules {
  /** BCP 47 tag, for `<html lang>` and `hreflang`. */
  readonly tag: string;
  /** Its name in the language itself. */
  readonly name: string;
  /** Decimal and thousands separators. */
  readonly decimal: string;
  readonly group: string;
  /**
   * The plural category of a whole number. Not `Intl.PluralRules`, because the first use of `Intl` blocks
   * a phone's main thread at start. A test compares the two.
   */
  readonly plural: (count: number) => Intl.LDMLPluralRule;
}

const oneOrOther = (count: number) => (count === 1 ? 'one' : 'other');

/**
 * The languages that a shop may offer. The first is the default, whose addresses have no prefix. A key is
 * the prefix in addresses, with script or region if needed (`pt-br`, `zh-hant`). To add one, see
 * `docs/add-a-language.md`.
 */
const spoken = {
  en: {
    tag: 'en',
    name: 'English',
    decimal: '.',
    group: ',',
    plural: oneOrOther,
  },
  nl: {
    tag: 'nl',
    name: 'Nederlands',
    decimal: ',',
    group: '.',
    plural: oneOrOther,
  },
  es: {
    tag: 'es',
    name: 'Español',
    decimal: ',',
    group: '.',
    plural: oneOrOther,
  },
  pap: {
    tag: 'pap-AW',
    name: 'Papiamento',
    decimal: ',',
    group: '.',
    plural: oneOrOther,
  },
} as const satisfies Readonly<Record<string, LanguageRules>>;

export type Language = keyof typeof spoken;

/** Any BCP 47 language tag, such as `en` or `pap-AW`. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;

export const allLanguages = Object.keys(spoken) as Language[];

/**
 * The pseudo-language, which reveals texts that are in no message file: `/xa/about` in development
 * and tests. See `pseudo.ts`.
 */
export const PSEUDO = 'xa';

export const languages: Readonly<Record<Language, LanguageRules>> =
  process.env.NODE_ENV === 'production'
    ? spoken
    : { ...spoken, ...{ [PSEUDO]: { ...spoken.en, tag: 'en-XA', name: 'Ƥšéûðö' } } };

const isPseudo = (prefix: string) => process.env.NODE_ENV !== 'production' && prefix === PSEUDO;

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

let offered: readonly Language[] = allLanguages;

/** The languages that the shop offers, default first. */
export function shopLanguages(): readonly Language[] {
  return offered;
}

/** Sets the languages that the shop offers. Call it once, before the first render. */
export function setLanguages(languagesOfShop: readonly Language[]): void {
  offered = languagesOfShop;
}

/** An address without its language: `/nl/about` is `/about` in Dutch. */
export interface LanguagePath {
  readonly language: Language;
  readonly pathname: string;
}

/** Splits off the language of a path; the default language has no prefix. */
export function splitLanguage(path: string): LanguagePath {
  const [, written = '', rest = ''] = /^\/([a-z\d-]+)(\/.*)?$/i.exec(path) ?? [];
  // Case-insensitive, like routes.
  const prefix = written.toLowerCase();
  const isSpoken = (offered as readonly string[]).includes(prefix) || isPseudo(prefix);
  return prefix !== DEFAULT_LANGUAGE && isSpoken
    ? { language: prefix as Language, pathname: rest || '/' }
    : { language: DEFAULT_LANGUAGE, pathname: path };
}

/** The address of a path, with optional query and hash, in a language. */
export function inLanguage(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/**
 * A link of ours or of a backend in a language: links within this site get its prefix, unless they name
 * a language.
 */
export function linkInLanguage(language: Language, link: string): string {
  if (!link.startsWith('/')) return link;
  const [path = ''] = link.split(/[?#]/);
  const isPage = !/\.\w+$/.test(path);
  return isPage && splitLanguage(path).language === DEFAULT_LANGUAGE
    ? inLanguage(language, link)
    : link;
}
