import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector, useClock } from '../../app/hooks';
import { HERO_AUTO_ADVANCE_MS } from '../../shared/config/times';
import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { useMessages } from '../../shared/i18n/useMessages';
import sunScene from '../../shared/pictures/st-sun.webp';
import { useShop } from '../../shared/shop/useShop';
import { StatePanel } from '../../shared/ui/StatePanel';
import type { Banner } from './bannerSchema';
import { bannersMessages } from './bannersMessages';
import { Carousel } from './Carousel';
import {
  holdReleased,
  holdTaken,
  pauseToggled,
  selectHeroSlider,
  selectIsSeen,
  selectMovesByItself,
  slideClicked,
  slideShown,
} from './heroSliderSlice';
import { useSliderHolds } from './useSliderHolds';

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
  const { shown, furthest, isPaused, holds } = useAppSelector(selectHeroSlider);
  const isSeen = useAppSelector(selectIsSeen);
  const movesByItself = useAppSelector(selectMovesByItself);
  const frame = useRef<HTMLDivElement>(null);
  useSliderHolds(frame);

  const count = banners.length;
  const current = currentIndex(banners, shown);
  const currentId = banners[current]?.id;
  const isMoving = movesByItself && count > 1;

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
      show(current + 1);
    },
    HERO_AUTO_ADVANCE_MS,
    isMoving,
    currentId,
  );

  return (
    <Frame
      ref={frame}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') dispatch(holdTaken('pointer'));
      }}
      onPointerLeave={() => {
        dispatch(holdReleased('pointer'));
      }}
      onFocus={({ target }) => {
        // After a click or a tap the slider goes on; the keyboard's focus holds it.
        if (target.matches(':focus-visible')) dispatch(holdTaken('focus'));
      }}
      onBlur={() => {
        dispatch(holdReleased('focus'));
      }}
    >
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
          {...(!holds.includes('reducedMotion') && {
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
