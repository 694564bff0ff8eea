import { languages } from '../shared/i18n/languages';
import { type Redact, alias, isRecord, oneOf, sliceRedaction } from '../shared/redaction/redaction';
import type * as slice from './locationSlice';

const language = oneOf(...Object.keys(languages));
const arrival = oneOf('load', 'push', 'replace', 'pop');

/** An address: known parts are kept, others are replaced by their shape. */
const address: Redact = (value, redaction) => {
  if (!isRecord(value)) return undefined;
  const { pathname, search, hash } = value;
  if (typeof pathname !== 'string' || typeof search !== 'string' || typeof hash !== 'string') {
    return undefined;
  }
  const spoken = language(value.language, redaction);
  return {
    ...(spoken !== undefined && { language: spoken }),
    pathname: redaction.pathname(pathname),
    search: redaction.search(pathname, search),
    hash: redaction.hash(hash),
    key: alias(value.key, redaction),
    arrival: arrival(value.arrival, redaction),
  };
};

export const locationRedaction = sliceRedaction<typeof slice>({
  state: address,
  payloads: { 'location/addressChanged': address },
});
