import { useMemo } from 'react';
import { retryNow } from '../../api/connectionSlice';
import { fromStore } from '../../api/fromStore';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { bannersApi, useGetBannersQuery } from '../banners/bannersApi';
import { heroBanners, promoBanner } from '../banners/placedBanners';
import { categoriesApi, useGetCategoriesQuery } from '../categories/categoriesApi';
import { sidebarCategories } from '../categories/sidebarCategories';
import { productsApi, useGetFeaturedProductsQuery } from '../products/productsApi';
import { typesApi, useGetVehicleTypesQuery } from '../vehicles/typesApi';
import { contentStatus } from './contentStatus';
import { bannersQuery, categoriesQuery, productsQuery } from './homeQueries';
import { selectOpening } from './homeSlice';

/** Asks again although the answers at hand may be fresh; the screen holds the subscriptions. */
const anew = { forceRefetch: true, subscribe: false };

export type HomeContent = ReturnType<typeof useHomeContent>;

/** Everything that Home shows, and how to ask for it again. */
export function useHomeContent() {
  const dispatch = useAppDispatch();
  const opening = useAppSelector(selectOpening);
  const banners = fromStore(useGetBannersQuery(bannersQuery));
  const products = fromStore(useGetFeaturedProductsQuery(productsQuery));
  const categories = fromStore(useGetCategoriesQuery(categoriesQuery));
  const types = fromStore(useGetVehicleTypesQuery());

  // Lists of their own stay the same, so that what shows them need not render again.
  const heroes = useMemo(() => heroBanners(banners.data ?? []), [banners.data]);
  const promo = promoBanner(banners.data ?? []);
  // Only banners that are shown count as content.
  const shown = banners.data && [...heroes, ...(promo ? [promo] : [])];
  const status = contentStatus(
    { banners: { ...banners, data: shown }, products, categories, types },
    opening,
  );

  const refreshProducts = () => {
    if (products.isFetching) dispatch(retryNow());
    else {
      void dispatch(productsApi.endpoints.getFeaturedProducts.initiate(productsQuery, anew));
    }
  };

  /** Asks again for what failed; what waits for its next attempt is sent at once. */
  const retry = () => {
    dispatch(retryNow());
    if (banners.isError) {
      void dispatch(
        bannersApi.endpoints.getBanners.initiate({ ...bannersQuery, force: true }, anew),
      );
    }
    if (products.isError) refreshProducts();
    if (categories.isError) {
      void dispatch(
        categoriesApi.endpoints.getCategories.initiate({ ...categoriesQuery, force: true }, anew),
      );
    }
    if (types.isError) {
      void dispatch(typesApi.endpoints.getVehicleTypes.initiate(undefined, anew));
    }
  };

  return {
    status,
    opening,
    heroes,
    promo,
    areBannersAwaited: banners.data === undefined && (banners.isFetching || !banners.error),
    products,
    categories: useMemo(
      () => sidebarCategories(categories.data, types.data),
      [categories.data, types.data],
    ),
    retry,
    refreshProducts,
  };
}
