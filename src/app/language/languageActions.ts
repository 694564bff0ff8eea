import { createAction } from '@reduxjs/toolkit';
import type { Language } from '../../shared/language/languages';

// What happens to the language of the page, besides its place in the address. `languageSlice.ts`
// keeps what notices say of it, and comes later than these.

/** The language that the visitor wanted could not be fetched. */
export const languageFailed = createAction<Language>('language/failed');

/** The visitor prefers this language to the one of the page. */
export const languageOffered = createAction<Language>('language/offered');

/** The visitor chose a language, or wants to hear no more of it. */
export const languageAnswered = createAction('language/answered');
