import { fields, nothing, oneOf, sliceReport } from '../../shared/redaction/redaction';
import type * as slice from './layoutSlice';

export const layoutReport = sliceReport<typeof slice>({
  state: fields({ openMenu: oneOf(null, 'categories', 'sheet') }),
  payloads: { 'layout/menuOpened': oneOf('categories', 'sheet'), 'layout/menuClosed': nothing },
});
