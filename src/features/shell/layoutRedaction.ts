import { fields, nothing, oneOf, sliceRedaction } from '../../shared/redaction/redaction';
import type * as slice from './layoutSlice';

export const layoutRedaction = sliceRedaction<typeof slice>({
  state: fields({ openMenu: oneOf(null, 'categories', 'sheet') }),
  payloads: { 'layout/menuOpened': oneOf('categories', 'sheet'), 'layout/menuClosed': nothing },
});
