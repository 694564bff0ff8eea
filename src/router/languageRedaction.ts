import { allLanguages } from '../shared/i18n/languages';
import { fields, nothing, oneOf, sliceRedaction } from '../shared/redaction/redaction';
import type * as slice from './languageSlice';

const language = oneOf(...allLanguages);
const languageOrNone = oneOf(null, ...allLanguages);

export const languageRedaction = sliceRedaction<typeof slice>({
  state: fields({ failed: languageOrNone, offered: languageOrNone }),
  payloads: {
    'language/languageFailed': language,
    'language/languageOffered': language,
    'language/languageAnswered': nothing,
  },
});
