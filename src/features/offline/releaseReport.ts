import { fields, flag, nothing, sliceReport } from '../../shared/redaction/redaction';
import type * as slice from './releaseSlice';

export const releaseReport = sliceReport<typeof slice>({
  state: fields({ isUpdateReady: flag }),
  payloads: { 'release/updateFound': nothing, 'release/updateAccepted': nothing },
});
