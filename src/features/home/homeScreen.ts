import type { ScreenModule } from '../../app/screen';
import { bannersApi } from '../banners/bannersApi';
import { categoriesApi } from '../categories/categoriesApi';
import { productsApi } from '../products/productsApi';
import { typesApi } from '../vehicles/typesApi';
import { HomePage } from './HomePage';
import { bannersQuery, categoriesQuery, productsQuery } from './homeQueries';

export const screen: ScreenModule = {
  name: 'home',
  Screen: HomePage,
  load: ({ dispatch }) => [
    dispatch(bannersApi.endpoints.getBanners.initiate(bannersQuery)),
    dispatch(categoriesApi.endpoints.getCategories.initiate(categoriesQuery)),
    dispatch(productsApi.endpoints.getFeaturedProducts.initiate(productsQuery)),
    dispatch(typesApi.endpoints.getVehicleTypes.initiate()),
  ],
};
