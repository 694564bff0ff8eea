import type { ScreenModule } from '../../app/routing/screen';
import { bannersApi } from '../banners/bannersApi';
import { startBannerTracking } from '../banners/bannerTracking';
import { categoriesApi } from '../categories/categoriesApi';
import { productsApi } from '../products/productsApi';
import { typesApi } from '../vehicles/typesApi';
import { HomePage } from './HomePage';
import { bannersQuery, categoriesQuery, productsQuery } from './homeQueries';

export const screen: ScreenModule = {
  name: 'home',
  Screen: HomePage,
  startListening: startBannerTracking,
  load: ({ dispatch }) => [
    dispatch(bannersApi.endpoints.getBanners.initiate(bannersQuery)),
    dispatch(categoriesApi.endpoints.getCategories.initiate(categoriesQuery)),
    dispatch(productsApi.endpoints.getFeaturedProducts.initiate(productsQuery)),
    dispatch(typesApi.endpoints.getVehicleTypes.initiate()),
  ],
};
