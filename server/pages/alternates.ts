import { inLanguage, languages, shopLanguages } from '../../src/shared/i18n/languages';

/** A page in one language. */
export interface Alternate {
  readonly hreflang: string;
  /** Path and query. */
  readonly href: string;
}

/**
 * A page in all languages of the shop, itself included. `x-default` is for all other languages.
 * @param path path and query without a language
 */
export function alternatesOf(path: string): readonly Alternate[] {
  return [
    ...shopLanguages().map((language) => ({
      hreflang: languages[language].tag,
      href: inLanguage(language, path),
    })),
    { hreflang: 'x-default', href: path },
  ];
}
