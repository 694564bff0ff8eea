import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector, useIsLive } from '../../app/hooks';
import { useMedia } from '../../shared/lib/useMedia';
import {
  type SliderHold,
  holdReleased,
  holdTaken,
  selectHeroSlider,
  sliderEnteredView,
  sliderLeftView,
} from './heroSliderSlice';

/** Share of the slider that must be on the screen for it to count as seen. */
const SEEN_SHARE = 0.25;

/**
 * Reports to the store when the slider is out of view, the page is hidden, or motion is unwanted.
 * What happens while DevTools shows the past is reported when the present is shown again.
 */
export function useSliderHolds(slider: RefObject<HTMLElement | null>): void {
  const dispatch = useAppDispatch();
  const isLive = useIsLive();
  const isSeen = useIsSeen(slider);
  const isInView = useAppSelector((state) => selectHeroSlider(state).isInView);

  useEffect(() => {
    if (isLive && isSeen !== null && isSeen !== isInView) {
      dispatch(isSeen ? sliderEnteredView() : sliderLeftView());
    }
  }, [dispatch, isLive, isSeen, isInView]);

  useEffect(() => {
    // A slider of a past state is unmounted when the present is shown again: that is no event.
    if (!isLive) return;
    return () => {
      dispatch(sliderLeftView());
      // An element that is removed gets neither `pointerleave` nor `blur`.
      dispatch(holdReleased('pointer'));
      dispatch(holdReleased('focus'));
    };
  }, [dispatch, isLive]);

  useHold(
    'hiddenPage',
    useSyncExternalStore(onVisibility, isPageHidden, () => false),
  );
  useHold('reducedMotion', useMedia('(prefers-reduced-motion: reduce)'));
}

/** Keeps the store in step with a hold that the browser knows. */
function useHold(hold: SliderHold, isHeld: boolean): void {
  const dispatch = useAppDispatch();
  const isLive = useIsLive();
  const isNoted = useAppSelector((state) => selectHeroSlider(state).holds.includes(hold));
  useEffect(() => {
    if (isLive && isHeld !== isNoted) dispatch(isHeld ? holdTaken(hold) : holdReleased(hold));
  }, [dispatch, isLive, hold, isHeld, isNoted]);
}

/** Whether the browser shows the slider; null until it says so. */
function useIsSeen(slider: RefObject<HTMLElement | null>): boolean | null {
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined' ? true : null);
  useEffect(() => {
    const element = slider.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        setIsSeen(entries.at(-1)?.isIntersecting ?? false);
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [slider]);
  return isSeen;
}

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

function isPageHidden(): boolean {
  return document.visibilityState === 'hidden';
}
