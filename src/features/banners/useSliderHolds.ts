import { type RefObject, useEffect } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { holdReleased, holdTaken, sliderEnteredView, sliderLeftView } from './heroSliderSlice';

/** Share of the slider that must be on the screen for it to count as seen. */
const SEEN_SHARE = 0.25;

/** Reports to the store when the slider is out of view, the page is hidden, or motion is unwanted. */
export function useSliderHolds(slider: RefObject<HTMLElement | null>): void {
  const dispatch = useAppDispatch();

  useEffect(() => {
    const element = slider.current;
    if (!element || typeof IntersectionObserver === 'undefined') {
      dispatch(sliderEnteredView());
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const isInView = entries.at(-1)?.isIntersecting ?? false;
        dispatch(isInView ? sliderEnteredView() : sliderLeftView());
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      dispatch(sliderLeftView());
    };
  }, [slider, dispatch]);

  useEffect(() => {
    const follow = () => {
      dispatch(
        document.visibilityState === 'hidden'
          ? holdTaken('hiddenPage')
          : holdReleased('hiddenPage'),
      );
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
    };
  }, [dispatch]);

  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => {
      dispatch(calm.matches ? holdTaken('reducedMotion') : holdReleased('reducedMotion'));
    };
    follow();
    calm.addEventListener('change', follow);
    return () => {
      calm.removeEventListener('change', follow);
    };
  }, [dispatch]);
}
