import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { RefreshCw } from 'lucide';
import { memo } from 'react';
import type { ErrorText } from '../../api/useErrorText';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { linkInLanguage } from '../../shared/i18n/languages';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { useMessages } from '../../shared/i18n/useMessages';
import { announce } from '../../shared/lib/announce';
import { useAnnouncement } from '../../shared/lib/useAnnouncement';
import giftScene from '../../shared/pictures/st-wish.webp';
import { useShop } from '../../shared/shop/useShop';
import { media } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Icon } from '../../shared/ui/Icon';
import { Muted, SectionTitle } from '../../shared/ui/layout';
import { Spinner } from '../../shared/ui/Spinner';
import { StatePanel } from '../../shared/ui/StatePanel';
import { heartToggled, selectHearts } from '../wishlist/wishlistSlice';
import { ProductCard } from './ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import { FEATURED_PRODUCTS, productsApi } from './productsApi';
import type { Product } from './productSchema';
import { productsMessages } from './productsMessages';

interface FeaturedProductsProps {
  /** Undefined before the first response. */
  readonly products: readonly Product[] | undefined;
  readonly isRefreshing: boolean;
  /** The text of a failure, also shown beside products of an earlier response (spec §8). */
  readonly errorText: ErrorText | null;
  readonly onRefresh: () => void;
}

/** The featured products: 2 columns, 6 items, with a Refresh button (spec §2). */
export function FeaturedProducts({
  products,
  isRefreshing,
  errorText,
  onRefresh,
}: FeaturedProductsProps) {
  const m = useMessages(productsMessages);
  const { errors, featuredLine } = useShop();
  const lang = useContentLang(productsApi.reducerPath);
  const refresh = (
    <Button
      look="secondary"
      data-needs-scripts
      aria-disabled={isRefreshing}
      onClick={() => {
        onRefresh();
        if (!isRefreshing) void announce(m.loading);
      }}
    >
      {isRefreshing ? <Spinner aria-hidden /> : <Icon drawing={RefreshCw} />}
      <span>{m.refresh}</span>
    </Button>
  );
  const isEmpty = products?.length === 0;
  useAnnouncement(isEmpty ? m.noneAvailable : null);
  const hasFailed = !products && errorText !== null;
  return (
    // Named for the focus, which comes here when a Refresh button is gone.
    <section role="group" aria-labelledby="featured-products" aria-busy={isRefreshing}>
      <Head>
        <div>
          <SectionTitle id="featured-products">{m.featuredProducts}</SectionTitle>
          {!isEmpty && !hasFailed && (
            <Muted lang={errorText?.lang}>{errorText?.text ?? featuredLine}</Muted>
          )}
        </div>
        {!isEmpty && !hasFailed && refresh}
      </Head>
      {isEmpty ? (
        <StatePanel scene={giftScene} heading={m.noneAvailable} text={m.checkBackLater}>
          {refresh}
        </StatePanel>
      ) : hasFailed ? (
        <StatePanel
          role="alert"
          scene={errors.failure}
          heading={errorText.text}
          headingLang={errorText.lang}
        >
          {refresh}
        </StatePanel>
      ) : (
        <Grid>
          {products
            ? products
                .slice(0, FEATURED_PRODUCTS)
                .map((product) => (
                  <FeaturedProduct key={product.id} product={product} lang={lang} />
                ))
            : Array.from({ length: FEATURED_PRODUCTS }, (_, index) => (
                <ProductCardSkeleton key={index} />
              ))}
        </Grid>
      )}
    </section>
  );
}

interface FeaturedProductProps {
  readonly product: Product;
  readonly lang: string | undefined;
}

const FeaturedProduct = memo(function FeaturedProduct({ product, lang }: FeaturedProductProps) {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const isHearted = useAppSelector((state) => selectHearts(state).includes(product.id));
  return (
    <ProductCard
      product={product}
      lang={lang}
      isHearted={isHearted}
      onHeartToggle={(id) => dispatch(heartToggled(id))}
      // Spec §4: these two only log.
      onQuickView={(id) => {
        console.log(`Quick view: ${id}`);
      }}
      onShare={(id) => {
        console.log(`Share: ${id}`);
      }}
      onBuyNow={(id) => {
        if (product.link === null) console.log(`No link for product: ${id}`);
        else window.open(linkInLanguage(language, product.link), '_blank', 'noopener,noreferrer');
      }}
    />
  );
});

const Head = styled.div(css`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 20px;
  & > button {
    flex: none;
  }
  /* On a phone only the icon shows; the word stays for screen readers. */
  @media (max-width: 39.99875em) {
    & > button {
      position: relative;
      width: 48px;
      padding: 0;
    }
    & > button > span:last-of-type {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${media.desktop} {
    margin-bottom: 28px;
  }
`);

/** No list: screen readers would say 'article' again for each level of a card. */
const Grid = styled.div(css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.desktop} {
    gap: 24px;
  }
`);
