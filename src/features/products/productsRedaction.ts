import { areaRedaction } from '../../api/areaRedaction';
import { publicItem } from '../../shared/redaction/publicItem';
import { count, fields, items } from '../../shared/redaction/redaction';
import type { productsApi } from './productsApi';
import { productDomain } from './productSchema';

export const productsRedaction = areaRedaction<typeof productsApi>(
  'products',
  {
    getFeaturedProducts: { arg: fields({ limit: count }), data: items(publicItem(productDomain)) },
  },
  { Product: true },
);
