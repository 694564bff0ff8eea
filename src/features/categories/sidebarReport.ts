import { fields, list, publicId, sliceReport } from '../../shared/redaction/redaction';
import type * as slice from './sidebarSlice';

export const sidebarReport = sliceReport<typeof slice>({
  state: fields({ expanded: list(publicId('categories')) }),
  payloads: { 'sidebar/categoryToggled': publicId('categories') },
});
