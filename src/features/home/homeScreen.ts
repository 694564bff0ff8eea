import { screenQuery } from '../../api/screenQuery';
import type { ScreenModule } from '../../router/screen';
import { getShop } from '../../shared/shop/currentShop';
import { bannersApi } from '../banners/bannersApi';
import { startBannerTracking } from '../banners/bannerTracking';
import { categoriesApi } from '../categories/categoriesApi';
import { productsApi } from '../products/productsApi';
import { vehicleTypesApi } from '../vehicles/vehicleTypesApi';
import { HomePage } from './HomePage';
import { FeaturedProducts, PlatformStrip, PromoCard, Sidebar } from './homeParts';
import { bannersQuery, categoriesQuery, productsQuery } from './homeQueries';

const queries = [
  screenQuery(bannersApi.endpoints.getBanners, bannersQuery),
  screenQuery(categoriesApi.endpoints.getCategories, categoriesQuery),
  screenQuery(productsApi.endpoints.getFeaturedProducts, productsQuery),
  screenQuery(vehicleTypesApi.endpoints.getVehicleTypes, undefined),
];

export const screen: ScreenModule = {
  name: 'home',
  Screen: HomePage,
  parts: [Sidebar, PromoCard, PlatformStrip, FeaturedProducts],
  // The shop's own, from the shop file.
  head: ({ language }) => getShop(language),
  startListening: startBannerTracking,
  queries: () => queries,
};
