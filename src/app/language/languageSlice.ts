import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { Language } from '../../shared/language/languages';
import { addressChanged } from '../../shared/location/locationSlice';

interface LanguageState {
  /** The language that the visitor wanted and whose messages could not be fetched. */
  failed: Language | null;
  /** The language that the visitor prefers to the one of the page. */
  offered: Language | null;
}

const initialState: LanguageState = { failed: null, offered: null };

/** Changes of the language. The language itself is part of the address. */
export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageFailed(state, { payload }: PayloadAction<Language>) {
      state.failed = payload;
    },
    languageOffered(state, { payload }: PayloadAction<Language>) {
      state.offered = payload;
    },
    /** The visitor chose a language, or wants to hear no more of it. */
    languageAnswered(state) {
      state.failed = null;
      state.offered = null;
    },
  },
  // What was wanted has come, by whatever way.
  extraReducers: (builder) =>
    builder.addCase(addressChanged, (state, { payload: { language } }) => {
      if (language === state.failed) state.failed = null;
      if (language === state.offered) state.offered = null;
    }),
  selectors: {
    selectFailedLanguage: (state) => state.failed,
    selectOfferedLanguage: (state) => state.offered,
  },
});

export const { languageFailed, languageOffered, languageAnswered } = languageSlice.actions;
export const { selectFailedLanguage, selectOfferedLanguage } = languageSlice.selectors;
