import { areaReport } from '../../api/areaReport';
import { publicItem } from '../../shared/redaction/publicItem';
import { count, fields, items } from '../../shared/redaction/redaction';
import type { productsApi } from './productsApi';
import { productDomain } from './productSchema';

export const productsReport = areaReport<typeof productsApi>(
  'products',
  {
    getFeaturedProducts: { arg: fields({ limit: count }), data: items(publicItem(productDomain)) },
  },
  { Product: true },
);
