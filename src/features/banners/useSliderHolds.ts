import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector, useAppStore, useSyncFromBrowser } from '../../app/hooks';
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

/** Holds that end when the slider is removed. */
const OF_THE_ELEMENT: readonly SliderHold[] = ['pointer', 'focus'];

/** Reports to the store when the slider is out of view, the page is hidden, or motion is unwanted. */
export function useSliderHolds(slider: RefObject<HTMLElement | null>): void {
  const { dispatch, getState } = useAppStore();
  const isSeen = useIsSeen(slider);
  const isInView = useAppSelector((state) => selectHeroSlider(state).isInView);
  useSyncFromBrowser(isSeen, isInView, (isNowSeen) => {
    dispatch(isNowSeen ? sliderEnteredView() : sliderLeftView());
  });

  useEffect(
    () => () => {
      // A slider of a past state that goes with it is not the one of the present.
      const { isInView: wasInView, holds } = selectHeroSlider(getState());
      if (wasInView) dispatch(sliderLeftView());
      // An element that is removed gets neither `pointerleave` nor `blur`.
      for (const hold of holds) if (OF_THE_ELEMENT.includes(hold)) dispatch(holdReleased(hold));
    },
    [dispatch, getState],
  );

  useHold(
    'hiddenPage',
    useSyncExternalStore(onVisibility, isPageHidden, () => false),
  );
  useHold('reducedMotion', useMedia('(prefers-reduced-motion: reduce)'));
}

/** Keeps the store in step with a hold that the browser knows. */
function useHold(hold: SliderHold, isHeld: boolean): void {
  const dispatch = useAppDispatch();
  const isNoted = useAppSelector((state) => selectHeroSlider(state).holds.includes(hold));
  useSyncFromBrowser(isHeld, isNoted, (isNowHeld) => {
    dispatch(isNowHeld ? holdTaken(hold) : holdReleased(hold));
  });
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
