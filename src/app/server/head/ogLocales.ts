import type { Language } from '../../../shared/i18n/languages';

/** What previews in social networks call the languages (Open Graph's `og:locale`). */
export const ogLocales: Readonly<Record<Language, string>> = {
  en: 'en_US',
  nl: 'nl_NL',
  es: 'es_LA',
  pap: 'pap_AW',
};
