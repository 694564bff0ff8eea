import type { Language } from '../../shared/language/languages';
import { loadMessages } from '../../shared/language/messages';
import { navigate, selectLocation } from '../../shared/location/locationSlice';
import type { AppDispatch, RootState } from '../store';
import { languageAnswered, languageFailed } from './languageSlice';

/** Shows the page in another language, once its messages are here. */
export function switchLanguage(language: Language) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    dispatch(languageAnswered());
    try {
      await loadMessages(language);
    } catch {
      dispatch(languageFailed(language));
      return;
    }
    // The visitor may have gone to another page meanwhile.
    const { pathname, search, hash } = selectLocation(getState());
    dispatch(navigate(pathname + search + hash, 'push', language));
  };
}
