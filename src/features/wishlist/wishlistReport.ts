import { fields, list, publicId, sliceReport } from '../../shared/redaction/redaction';
import type * as slice from './wishlistSlice';

export const wishlistReport = sliceReport<typeof slice>({
  state: fields({ hearts: list(publicId('products')) }),
  payloads: { 'wishlist/heartToggled': publicId('products') },
});
