import * as v from 'valibot';
import { dictionary, fields, known, languageTag, sliceRedaction } from '../redaction/redaction';
import type * as slice from './contentLanguageSlice';

/** A reducer path. */
const area = known(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)));

export const contentLanguageRedaction = sliceRedaction<typeof slice>({
  state: fields({ shop: languageTag, areas: dictionary(area, languageTag) }),
  payloads: {},
});
