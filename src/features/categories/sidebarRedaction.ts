import { fields, list, publicId, sliceRedaction } from '../../shared/redaction/redaction';
import type * as slice from './sidebarSlice';

export const sidebarRedaction = sliceRedaction<typeof slice>({
  state: fields({ expanded: list(publicId('categories')) }),
  payloads: { 'sidebar/categoryToggled': publicId('categories') },
});
