import {
  count,
  fields,
  flag,
  list,
  nothing,
  oneOf,
  orNull,
  publicId,
  sliceRedaction,
} from '../../shared/redaction/redaction';
import type * as slice from './heroSliderSlice';

const place = fields({ bannerId: publicId('banners'), position: count });
const hold = oneOf('pointer', 'focus', 'hiddenPage', 'reducedMotion');

export const heroSliderRedaction = sliceRedaction<typeof slice>({
  state: fields({ shown: orNull(place), isPaused: flag, isInView: flag, holds: list(hold) }),
  payloads: {
    'heroSlider/slideShown': place,
    'heroSlider/pauseToggled': nothing,
    'heroSlider/sliderEnteredView': nothing,
    'heroSlider/sliderLeftView': nothing,
    'heroSlider/holdTaken': hold,
    'heroSlider/holdReleased': hold,
    'heroSlider/slideClicked': place,
    'promoCard/promoCardClicked': place,
  },
});
