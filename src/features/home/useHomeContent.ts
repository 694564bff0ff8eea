import { useMemo } from 'react';
import { retryRequested } from '../../api/connectionSlice';
import { useAppDispatch, useAppSelector, useShownResult } from '../../app/hooks';
import { useGetBannersQuery } from '../banners/bannersApi';
import { heroBanners, promoBanner } from '../banners/selectBanners';
import { useGetCategoriesQuery } from '../categories/categoriesApi';
import { useGetFeaturedProductsQuery } from '../products/productsApi';
import { useGetVehicleTypesQuery } from '../vehicles/vehicleTypesApi';
import { contentStatus } from './contentStatus';
import { bannersQuery, categoriesQuery, productsQuery } from './homeQueries';
import { selectOpening } from './homeSlice';

export type HomeContent = ReturnType<typeof useHomeContent>;

/** Everything that Home shows, and how to fetch it again. */
export function useHomeContent() {
  const dispatch = useAppDispatch();
  const opening = useAppSelector(selectOpening);
  // Of the results only `currentData` is read: RTK Query's hooks remember `data`, which a past
  // state in DevTools may not have.
  const banners = useShownResult(useGetBannersQuery(bannersQuery));
  const productsResult = useGetFeaturedProductsQuery(productsQuery);
  const products = useShownResult(productsResult);
  const categories = useShownResult(useGetCategoriesQuery(categoriesQuery));
  const types = useShownResult(useGetVehicleTypesQuery());

  // Memoized lists, so that components that show them need not render again.
  const heroes = useMemo(() => heroBanners(banners.currentData ?? []), [banners.currentData]);
  const promo = promoBanner(banners.currentData ?? []);
  // Only banners that are shown count as content.
  const shown = banners.currentData && [...heroes, ...(promo ? [promo] : [])];
  const status = contentStatus(
    { banners: { ...banners, currentData: shown }, products, categories, types },
    opening,
  );

  /** Fetches again what has failed; what waits for its next attempt is sent at once. */
  const retry = () => {
    dispatch(retryRequested());
  };

  return {
    status,
    opening,
    heroes,
    promo,
    areBannersAwaited: banners.currentData === undefined && (banners.isFetching || !banners.error),
    products: products as Pick<typeof products, 'currentData' | 'error' | 'isFetching'>,
    categories: categories.currentData,
    types: types.currentData,
    retry,
    refreshProducts: () => {
      if (productsResult.isFetching) retry();
      else void products.refetch();
    },
  };
}
