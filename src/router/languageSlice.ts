import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { Language } from '../shared/i18n/languages';
import { addressChanged } from './locationSlice';

interface LanguageState {
  readonly failed: Language | null;
  readonly offered: Language | null;
}

const nothing: LanguageState = { failed: null, offered: null };

/** The language notice. Its state is in the store, because its code may load after its cause. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: nothing,
  reducers: {
    /** The chosen language failed to load. */
    languageFailed: (_state, { payload: failed }: PayloadAction<Language>) => ({
      ...nothing,
      failed,
    }),
    /** The visitor's browser prefers this language to the page's. */
    languageOffered: (_state, { payload: offered }: PayloadAction<Language>) => ({
      ...nothing,
      offered,
    }),
    /** The visitor chose a language, or closed the notice. */
    languageAnswered: () => nothing,
  },
  extraReducers: (builder) => {
    // The language loaded by other means, or the visitor went on without it.
    builder.addCase(addressChanged, (state, { payload: { language, arrival } }) =>
      state.failed === language ||
      state.offered === language ||
      (state.failed && arrival === 'push')
        ? nothing
        : state,
    );
  },
  selectors: {
    selectFailedLanguage: (state) => state.failed,
    selectOfferedLanguage: (state) => state.offered,
  },
});

export const { languageFailed, languageOffered, languageAnswered } = languageSlice.actions;
export const { selectFailedLanguage, selectOfferedLanguage } = languageSlice.selectors;
