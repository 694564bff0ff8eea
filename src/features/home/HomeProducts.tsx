import { useErrorText } from '../../api/useErrorText';
import { FeaturedProducts } from '../products/FeaturedProducts';
import type { HomeContent } from './useHomeContent';

/** The featured products, or their loading or error state. */
export function HomeProducts({ content }: { readonly content: HomeContent }) {
  const { currentData, error, isFetching } = content.products;
  const errorText = useErrorText(error);
  return (
    <FeaturedProducts
      products={currentData}
      isRefreshing={isFetching}
      errorText={error === undefined ? null : errorText}
      onRefresh={content.refreshProducts}
    />
  );
}
