import type { RootState } from '../../../app/rootReducer';
import type { AppDispatch } from '../../../app/store';
import { languageAnswered, languageFailed } from '../../../router/languageSlice';
import { navigate, selectLocation } from '../../../router/locationSlice';
import type { Language } from '../../../shared/i18n/languages';
import { loadMessages } from '../../../shared/i18n/messages';
import { reloadForNewTexts } from '../../../shared/lib/lostChunks';

/** Counts choices: a language that loads after a later choice is not shown. */
let choices = 0;

/** Shows the page in another language, once its messages are loaded. */
export function switchLanguage(language: Language) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const choice = ++choices;
    dispatch(languageAnswered());
    try {
      await loadMessages(language);
    } catch (error) {
      if (choice === choices && !reloadForNewTexts(error)) dispatch(languageFailed(language));
      return;
    }
    if (choice !== choices) return;
    // The visitor may have gone to another page meanwhile.
    const { pathname, search, hash, language: present } = selectLocation(getState());
    // Like a link to the page itself.
    const arrival = language === present ? 'replace' : 'push';
    dispatch(navigate(pathname + search + hash, arrival, language));
  };
}
