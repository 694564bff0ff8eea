import type { ScreenModule } from '../../app/routing/screen';
import { bannersApi } from '../banners/bannersApi';
import { startBannerTracking } from '../banners/bannerTracking';
import { heroSliderSlice } from '../banners/heroSliderSlice';
import { categoriesApi } from '../categories/categoriesApi';
import { sidebarSlice } from '../categories/sidebarSlice';
import { productsApi } from '../products/productsApi';
import { typesApi } from '../vehicles/typesApi';
import { HomePage } from './HomePage';
import { bannersQuery, categoriesQuery, productsQuery } from './homeQueries';
import { homeSlice } from './homeSlice';

export const screen: ScreenModule = {
  name: 'home',
  Screen: HomePage,
  slices: [homeSlice, heroSliderSlice, sidebarSlice],
  startListening: startBannerTracking,
  load: ({ dispatch }) => [
    dispatch(bannersApi.endpoints.getBanners.initiate(bannersQuery)),
    dispatch(categoriesApi.endpoints.getCategories.initiate(categoriesQuery)),
    dispatch(productsApi.endpoints.getFeaturedProducts.initiate(productsQuery)),
    dispatch(typesApi.endpoints.getVehicleTypes.initiate()),
  ],
};
