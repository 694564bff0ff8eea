import { errorText, messages } from '../../api/errors';
import { FeaturedProducts } from '../products/FeaturedProducts';
import { SavedNotice } from './SavedNotice';
import type { HomeContent } from './useHomeContent';

/** The featured products, or what became of them. */
export function HomeProducts({ content }: { readonly content: HomeContent }) {
  const { data, error, isFetching, fulfilledTimeStamp } = content.products;
  const hasFailed = error !== undefined;
  return (
    <FeaturedProducts
      products={data}
      isRefreshing={isFetching}
      errorText={hasFailed ? errorText(error, messages.loadContent) : null}
      saved={
        hasFailed && fulfilledTimeStamp !== undefined ? (
          <SavedNotice savedAt={fulfilledTimeStamp} />
        ) : null
      }
      onRefresh={content.refreshProducts}
    />
  );
}
