import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { Language } from '../../shared/language/languages';
import { addressChanged } from '../../shared/location/locationSlice';

interface LanguageState {
  /** The language that the visitor wanted and whose messages could not be fetched. */
  failed: Language | null;
}

const initialState: LanguageState = { failed: null };

/** The change of the language. The language itself is part of the address. */
export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageFailed(state, { payload }: PayloadAction<Language>) {
      state.failed = payload;
    },
    languageDismissed(state) {
      state.failed = null;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(addressChanged, (state, { payload }) => {
      if (payload.language === state.failed) state.failed = null;
    }),
  selectors: { selectFailedLanguage: (state) => state.failed },
});

export const { languageFailed, languageDismissed } = languageSlice.actions;
export const { selectFailedLanguage } = languageSlice.selectors;
