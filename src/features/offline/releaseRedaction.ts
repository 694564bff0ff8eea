import { fields, flag, nothing, sliceRedaction } from '../../shared/redaction/redaction';
import type * as slice from './releaseSlice';

export const releaseRedaction = sliceRedaction<typeof slice>({
  state: fields({ isUpdateReady: flag }),
  payloads: { 'release/updateFound': nothing, 'release/updateAccepted': nothing },
});
