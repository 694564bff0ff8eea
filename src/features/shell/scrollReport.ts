import { fields, flag, sliceReport } from '../../shared/redaction/redaction';
import type * as slice from './scrollSlice';

const scroll = fields({ isScrolledDown: flag });

export const scrollReport = sliceReport<typeof slice>({
  state: scroll,
  payloads: { 'scroll/thresholdCrossed': scroll },
});
