import type { RootState } from '../../../app/rootReducer';
import type { AppDispatch } from '../../../app/store';
import { languageAnswered, languageFailed } from '../../../router/languageSlice';
import { navigate, selectLocation } from '../../../router/locationSlice';
import type { Language } from '../../../shared/i18n/languages';
import { loadMessages } from '../../../shared/i18n/messages';
import { reloadForNewTexts } from '../../../shared/lib/lostChunks';

/** Shows the page in another language, once its messages are loaded. */
export function switchLanguage(language: Language) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    dispatch(languageAnswered());
    try {
      await loadMessages(language);
    } catch (error) {
      if (!reloadForNewTexts(error)) dispatch(languageFailed(language));
      return;
    }
    // The visitor may have gone to another page meanwhile.
    const { pathname, search, hash } = selectLocation(getState());
    dispatch(navigate(pathname + search + hash, 'push', language));
  };
}
