import { fields, nothing, oneOf, sliceReport } from '../../shared/redaction/redaction';
import type * as slice from './homeSlice';

export const homeReport = sliceReport<typeof slice>({
  state: fields({ opening: oneOf('fresh', 'opened', 'overdue') }),
  payloads: { 'home/splashTimePassed': nothing, 'home/splashLimitReached': nothing },
});
