/** What differs between languages, besides their messages. */
interface LanguageRules {
  /** Of `<html lang>` and `hreflang`: BCP 47. */
  readonly tag: string;
  /** The language's name for itself. */
  readonly name: string;
  /** Before the decimals of a number, and between its thousands. */
  readonly decimal: string;
  readonly group: string;
  /**
   * The form of a word that a whole number takes. Not `Intl.PluralRules`: the first use of `Intl`
   * keeps a phone busy just when the shop starts. A test compares the two.
   */
  readonly plural: (count: number) => Intl.LDMLPluralRule;
}

const oneOrOther = (count: number) => (count === 1 ? 'one' : 'other');

/**
 * The languages that a shop may offer, the default one first: its addresses have no prefix. Each has
 * its code in addresses, with script or region where there are several (`pt-br`, `zh-hant`). To add
 * one, see `docs/add-a-language.md`.
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

/** A language tag, BCP 47, such as `en` or `pap-AW`: ours, or any other. */
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

/** The languages that the shop offers, the default one first. */
export function shopLanguages(): readonly Language[] {
  return offered;
}

/** Sets the languages that the shop offers. Call it once, before anything is rendered. */
export function setLanguages(languagesOfShop: readonly Language[]): void {
  offered = languagesOfShop;
}

/** An address of the shop, apart from its language: `/nl/about` is `/about` in Dutch. */
export interface LanguagePath {
  readonly language: Language;
  readonly pathname: string;
}

/** Reads the language of a path. A path without a language's prefix is of the default one. */
export function splitLanguage(path: string): LanguagePath {
  const [, written = '', rest = ''] = /^\/([a-z\d-]+)(\/.*)?$/i.exec(path) ?? [];
  // Capitals do not matter, as in routes.
  const prefix = written.toLowerCase();
  const isSpoken = (offered as readonly string[]).includes(prefix) || isPseudo(prefix);
  return prefix !== DEFAULT_LANGUAGE && isSpoken
    ? { language: prefix as Language, pathname: rest || '/' }
    : { language: DEFAULT_LANGUAGE, pathname: path };
}

/** The address of one of our paths (with its query and hash, if any) in a language. */
export function inLanguage(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/**
 * A link, ours or a backend's, for visitors who read a language: a page of this site is shown in it,
 * unless the link names another one.
 */
export function linkInLanguage(language: Language, link: string): string {
  if (!link.startsWith('/')) return link;
  const [path = ''] = link.split(/[?#]/);
  const isPage = !/\.\w+$/.test(path);
  return isPage && splitLanguage(path).language === DEFAULT_LANGUAGE
    ? inLanguage(language, link)
    : link;
}
