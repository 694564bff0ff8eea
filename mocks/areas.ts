import type { Area } from './area';
import { analyticsArea } from './routes/analytics';
import { bannerArea } from './routes/banners';
import { categoryArea } from './routes/categories';
import { favoriteArea } from './routes/favorites';
import { healthArea } from './routes/health';
import { listingArea } from './routes/listings';
import { productArea } from './routes/products';
import { typeArea } from './routes/types';

/**
 * Every backend area. Routes, cached responses, triggers, seeds and the description of the API all
 * come from this list, in this order.
 */
export const areas: readonly Area[] = [
  bannerArea,
  analyticsArea,
  productArea,
  favoriteArea,
  categoryArea,
  typeArea,
  listingArea,
  healthArea,
];
