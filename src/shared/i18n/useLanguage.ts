import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './languages';

/** Provided by `StoreProvider`. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** The language of the address. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
