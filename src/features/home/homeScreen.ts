import { shownQuery } from '../../api/shownQuery';
import type { ScreenModule } from '../../router/screen';
import { shopIn } from '../../shared/shop/currentShop';
import { bannersApi } from '../banners/bannersApi';
import { startBannerTracking } from '../banners/bannerTracking';
import { categoriesApi } from '../categories/categoriesApi';
import { productsApi } from '../products/productsApi';
import { typesApi } from '../vehicles/typesApi';
import { HomePage } from './HomePage';
import { bannersQuery, categoriesQuery, productsQuery } from './homeQueries';

const queries = [
  shownQuery(bannersApi.endpoints.getBanners, bannersQuery),
  shownQuery(categoriesApi.endpoints.getCategories, categoriesQuery),
  shownQuery(productsApi.endpoints.getFeaturedProducts, productsQuery),
  shownQuery(typesApi.endpoints.getVehicleTypes, undefined),
];

export const screen: ScreenModule = {
  name: 'home',
  Screen: HomePage,
  // The shop's own, from the shop file.
  head: ({ language }) => shopIn(language),
  startListening: startBannerTracking,
  queries: () => queries,
};
