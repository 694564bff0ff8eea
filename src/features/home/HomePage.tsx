import { useState } from 'react';
import { selectIsRecovering } from '../../api/connectionSlice';
import { useErrorText } from '../../api/useErrorText';
import { useAppDispatch, useAppSelector, useClock } from '../../app/hooks';
import { SPLASH_MS, SPLASH_LIMIT_MS } from '../../shared/config/times';
import { useMessages } from '../../shared/i18n/useMessages';
import { useMedia } from '../../shared/lib/useMedia';
import { useShop } from '../../shared/shop/useShop';
import { VisuallyHidden } from '../../shared/ui/layout';
import { lazyPart } from '../../shared/ui/lazyPart';
import { Splash, splashShownForMs } from '../../shared/ui/Splash';
import { CARD_BESIDE_MEDIA } from '../banners/carouselLayout';
import { HeroSlider } from '../banners/HeroSlider';
import { promoCardClicked } from '../banners/heroSliderSlice';
import { CardPlace, CardSkeleton, HomeGrid, SliderPlace } from './HomeLayout';
import { homeMessages } from './homeMessages';
import { FeaturedProducts, PlatformStrip, PromoCard, Sidebar } from './homeParts';
import { splashLimitReached, splashTimePassed } from './homeSlice';
import { type HomeContent, useHomeContent } from './useHomeContent';

// The server never renders them, and few visitors see them.
const ContentError = lazyPart(
  async () => (await import(/* webpackChunkName: "home-failures" */ './ContentError')).ContentError,
  { isRequired: true },
);
const WarningBanner = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "home-failures" */ '../../shared/ui/WarningBanner'))
      .WarningBanner,
  { isRequired: true },
);

/** Home, spec §2: sidebar, slider, promo card, platforms, featured products. */
export function HomePage() {
  const dispatch = useAppDispatch();
  const content = useHomeContent();
  const { status, opening } = content;

  // The splash's limit counts from its first paint, which comes before the scripts.
  const [shownForMs, setShownForMs] = useState(SPLASH_MS);
  const endSplashTime = () => {
    setShownForMs(Math.max(SPLASH_MS, splashShownForMs()));
    // Should nothing come, the error view is there when the splash goes.
    if (status.splash === 'screen') void ContentError.preload();
    dispatch(splashTimePassed());
  };
  useClock(endSplashTime, SPLASH_MS, opening === 'fresh');
  useClock(
    () => dispatch(splashLimitReached()),
    SPLASH_LIMIT_MS - shownForMs,
    opening === 'opened',
  );

  // While a failed Home is fetched again, what has not come yet loads: its old error is no news.
  const isQuiet = useAppSelector(selectIsRecovering);
  const [isRecovering, setIsRecovering] = useState(false);
  if (status.failure === 'full' ? !isRecovering : isRecovering && !status.isRetrying && !isQuiet)
    setIsRecovering(!isRecovering);

  return (
    <>
      {status.splash !== 'none' && <Splash look={status.splash} />}
      {status.failure === 'full' ? (
        <ContentError
          fallback={<Content content={withoutFailures(content)} />}
          error={status.error}
          isRetrying={status.isRetrying}
          onRetry={content.retry}
        />
      ) : (
        <Content content={isRecovering ? withoutFailures(content) : content} />
      )}
    </>
  );
}

/** Home as it loads: nothing says that content is missing. */
function withoutFailures(content: HomeContent): HomeContent {
  const { status, areBannersAwaited } = content;
  return {
    ...content,
    status: { ...status, failure: 'none' },
    areBannersAwaited: areBannersAwaited || !status.hasContent,
    products: { ...content.products, error: undefined },
  };
}

function Content({ content }: { readonly content: HomeContent }) {
  const m = useMessages(homeMessages);
  const { name } = useShop();
  const dispatch = useAppDispatch();
  const { status, heroes, promo, areBannersAwaited, products, categories, types } = content;
  const productsError = useErrorText(products.error);
  const hasCard = promo !== undefined || areBannersAwaited;
  const isCardBeside = useMedia(CARD_BESIDE_MEDIA);
  const card = promo ? (
    <PromoCard
      key="card"
      banner={promo}
      onClick={() => {
        dispatch(promoCardClicked({ bannerId: promo.id, position: 0 }));
      }}
    />
  ) : (
    areBannersAwaited && (
      <CardPlace key="card">
        <CardSkeleton />
      </CardPlace>
    )
  );
  const strip = <PlatformStrip key="platforms" />;
  return (
    <HomeGrid>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      {status.failure === 'partial' && (
        <WarningBanner
          text={m.someContentMissing}
          isRetrying={status.isRetrying}
          onRetry={content.retry}
        />
      )}
      <Sidebar categories={categories} types={types} />
      <SliderPlace
        data-has-card={hasCard}
        data-is-empty={heroes.length === 0 && !areBannersAwaited}
      >
        <HeroSlider banners={heroes} isLoading={areBannersAwaited} />
      </SliderPlace>
      {isCardBeside ? [card, strip] : [strip, card]}
      <FeaturedProducts
        products={products.currentData}
        isRefreshing={products.isFetching}
        errorText={products.error === undefined ? null : productsError}
        onRefresh={content.refreshProducts}
      />
    </HomeGrid>
  );
}
