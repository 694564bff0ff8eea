import { fields, flag, sliceRedaction } from '../../shared/redaction/redaction';
import type * as slice from './scrollSlice';

const scroll = fields({ isScrolledDown: flag });

export const scrollRedaction = sliceRedaction<typeof slice>({
  state: scroll,
  payloads: { 'scroll/thresholdCrossed': scroll },
});
