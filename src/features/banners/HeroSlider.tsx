import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type RefObject, memo, useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector, useClock, useIsPast } from '../../app/hooks';
import { HERO_AUTO_ADVANCE_MS } from '../../shared/config/times';
import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { useMessages } from '../../shared/i18n/useMessages';
import { useMedia } from '../../shared/lib/useMedia';
import sunScene from '../../shared/pictures/st-sun.webp';
import { useShop } from '../../shared/shop/useShop';
import { StatePanel } from '../../shared/ui/StatePanel';
import type { Banner } from './bannerSchema';
import { bannersMessages } from './bannersMessages';
import { Carousel } from './Carousel';
import { pauseToggled, selectHeroSlider, slideClicked, slideShown } from './heroSliderSlice';

/** Share of the slider that must be in view for it to count as seen. */
const SEEN_SHARE = 0.25;

interface HeroSliderProps {
  /** In the order in which they are shown. */
  readonly banners: readonly Banner[];
  readonly isLoading: boolean;
}

/** The hero slider, spec §4: moves on every 5 s unless somebody looks closer. */
export const HeroSlider = memo(function HeroSlider({ banners, isLoading }: HeroSliderProps) {
  const m = useMessages(bannersMessages);
  const { name: site } = useShop();
  const lang = useContentLang('banners');
  const dispatch = useAppDispatch();
  const { shown, furthest, isPaused } = useAppSelector(selectHeroSlider);
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(frame);
  const isPast = useIsPast();
  const isSeen = isInView && !isPast;
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');

  const count = banners.length;
  const current = currentIndex(banners, shown);
  const currentId = banners[current]?.id;

  // The first slide, and one that takes its place when new banners come, shows without an action.
  const unreportedId = currentId === shown?.bannerId ? undefined : currentId;
  useEffect(() => {
    if (isSeen && unreportedId !== undefined) {
      dispatch(slideShown({ bannerId: unreportedId, position: current }));
    }
  }, [dispatch, isSeen, unreportedId, current]);

  /** Next after the last is the first, and the other way round. */
  const show = (index: number) => {
    const position = (index + count) % count;
    const bannerId = banners[position]?.id;
    if (bannerId === undefined || position === current) return;
    // A visitor who moves on has seen this slide, even if the observer has not reported it yet.
    if (unreportedId !== undefined)
      dispatch(slideShown({ bannerId: unreportedId, position: current }));
    dispatch(slideShown({ bannerId, position }));
  };

  const onSlideClick = useCallback(
    (bannerId: string) => {
      const position = banners.findIndex(({ id }) => id === bannerId);
      dispatch(slideClicked({ bannerId, position }));
    },
    [dispatch, banners],
  );

  useClock(
    () => {
      if (!isHeld(frame.current)) show(current + 1);
    },
    HERO_AUTO_ADVANCE_MS,
    isInView && !isPaused && !isCalm && count > 1,
    currentId,
  );

  return (
    <Frame ref={frame}>
      {count === 0 && !isLoading ? (
        <StatePanel
          scene={sunScene}
          heading={m.noHeroBanners}
          headingLevel="h2"
          text={m.checkBackContent}
        />
      ) : (
        <Carousel
          label={m.sliderLabel({ site })}
          slides={banners}
          lang={lang}
          current={current}
          furthest={furthest}
          isLoading={isLoading}
          {...(!isCalm && {
            pause: {
              isPaused,
              onToggle: () => {
                dispatch(pauseToggled());
              },
            },
          })}
          onSelect={show}
          onSlideClick={onSlideClick}
        />
      )}
    </Frame>
  );
});

/** Whether the browser shows the slider. */
function useIsInView(slider: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = slider.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        setIsInView(entries.at(-1)?.isIntersecting ?? false);
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [slider]);
  return isInView;
}

/** Whether the page is hidden, or the pointer or the keyboard's focus is in the slider. */
function isHeld(slider: HTMLElement | null): boolean {
  if (!slider || document.visibilityState === 'hidden') return true;
  // A tap leaves its element hovered where no pointer hovers.
  const isHovered = slider.matches(':hover') && window.matchMedia('(hover: hover)').matches;
  return isHovered || slider.querySelector(':focus-visible') !== null;
}

/** Where the slide shown stands now; its old place when it is gone. */
function currentIndex(
  banners: readonly Banner[],
  shown: { bannerId: string; position: number } | null,
): number {
  const index = banners.findIndex(({ id }) => id === shown?.bannerId);
  return index >= 0 ? index : Math.max(Math.min(shown?.position ?? 0, banners.length - 1), 0);
}

const Frame = styled.div(css`
  display: grid;
  min-width: 0;
`);
