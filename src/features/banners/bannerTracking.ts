import { addAppListener } from '../../app/listeners';
import type { ScreenModule } from '../../router/screen';
import { yieldToMain } from '../../shared/lib/yieldToMain';
import { trackBanner } from '../analytics/trackBanner';
import { promoCardClicked, slideClicked, slideShown } from './heroSliderSlice';

/**
 * Impressions and clicks of banners follow from actions, never from state (spec §4): stepping
 * through the past in DevTools tracks nothing.
 */
export const startBannerTracking: NonNullable<ScreenModule['startListening']> = ({ dispatch }) => {
  dispatch(
    addAppListener({
      actionCreator: slideShown,
      effect: async ({ payload }, { dispatch }) => {
        // Not in the task that shows the slide.
        await yieldToMain();
        await dispatch(
          trackBanner({ ...payload, kind: 'banner-impression', source: 'hero-slider' }),
        );
      },
    }),
  );
  dispatch(
    addAppListener({
      actionCreator: slideClicked,
      effect: async ({ payload }, { dispatch }) => {
        await dispatch(trackBanner({ ...payload, kind: 'banner-click', source: 'hero-slider' }));
      },
    }),
  );
  dispatch(
    addAppListener({
      actionCreator: promoCardClicked,
      effect: async ({ payload }, { dispatch }) => {
        await dispatch(trackBanner({ ...payload, kind: 'banner-click', source: 'promo-card' }));
      },
    }),
  );
};
