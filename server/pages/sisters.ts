import { inLanguage, languages, shopLanguages } from '../../src/shared/language/languages';

/** A page in one language. */
export interface Sister {
  readonly hreflang: string;
  /** Path and query. */
  readonly href: string;
}

/**
 * A page in all languages of the shop, itself included. `x-default` is for visitors of any other language.
 * @param path path and query without a language
 */
export function sistersOf(path: string): readonly Sister[] {
  return [
    ...shopLanguages().map((language) => ({
      hreflang: languages[language].tag,
      href: inLanguage(language, path),
    })),
    { hreflang: 'x-default', href: path },
  ];
}
