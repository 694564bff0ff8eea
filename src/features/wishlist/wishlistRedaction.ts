import { fields, list, publicId, sliceRedaction } from '../../shared/redaction/redaction';
import type * as slice from './wishlistSlice';

export const wishlistRedaction = sliceRedaction<typeof slice>({
  state: fields({ hearts: list(publicId('products')) }),
  payloads: { 'wishlist/heartToggled': publicId('products') },
});
