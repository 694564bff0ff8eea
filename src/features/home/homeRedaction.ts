import { fields, nothing, oneOf, sliceRedaction } from '../../shared/redaction/redaction';
import type * as slice from './homeSlice';

export const homeRedaction = sliceRedaction<typeof slice>({
  state: fields({ opening: oneOf('fresh', 'opened', 'overdue') }),
  payloads: { 'home/splashTimePassed': nothing, 'home/splashLimitReached': nothing },
});
