import { type WithSlice, createSlice } from '@reduxjs/toolkit';
import type { Language } from '../../shared/language/languages';
import { addressChanged } from '../../shared/location/locationSlice';
import { rootReducer } from '../store';
import { languageAnswered, languageFailed, languageOffered } from './languageActions';

interface LanguageState {
  readonly failed: Language | null;
  readonly offered: Language | null;
}

const initialState: LanguageState = { failed: null, offered: null };

/** What notices say of languages. It joins the reducer with the code that needs it. */
const slice = createSlice({
  name: 'language',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(languageFailed, (state, { payload: failed }) => ({ ...state, failed }))
      .addCase(languageOffered, (state, { payload: offered }) => ({ ...state, offered }))
      .addCase(languageAnswered, () => initialState)
      // What was wanted has come, by whatever way.
      .addCase(addressChanged, ({ failed, offered }, { payload: { language } }) => ({
        failed: failed === language ? null : failed,
        offered: offered === language ? null : offered,
      }));
  },
  selectors: {
    selectFailedLanguage: (state) => state.failed,
    selectOfferedLanguage: (state) => state.offered,
  },
});

declare module '../store' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectFailedLanguage, selectOfferedLanguage } =
  slice.injectInto(rootReducer).selectors;
