import { type PayloadAction, type WithSlice, createAction, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';

/** A slide, and its place in the slider from 0. */
export interface SlidePlace {
  readonly bannerId: string;
  readonly position: number;
}

interface HeroSliderState {
  /** The slide shown last; null until the first one was seen. */
  shown: SlidePlace | null;
  /** The highest position that was shown. */
  furthest: number;
  /** By the pause button. */
  isPaused: boolean;
}

const initialState: HeroSliderState = { shown: null, furthest: 0, isPaused: false };

/** The hero slider of Home, spec §4. */
const slice = createSlice({
  name: 'heroSlider',
  initialState,
  reducers: {
    /** The slide shown changed, the first one included: each is an impression. */
    slideShown(state, { payload }: PayloadAction<SlidePlace>) {
      state.shown = payload;
      state.furthest = Math.max(state.furthest, payload.position);
    },
    pauseToggled(state) {
      state.isPaused = !state.isPaused;
    },
  },
  selectors: { selectHeroSlider: (state) => state },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const heroSliderSlice = slice.injectInto(rootReducer);

export const { slideShown, pauseToggled } = heroSliderSlice.actions;
export const { selectHeroSlider } = heroSliderSlice.selectors;

/** A slide or its button was clicked. */
export const slideClicked = createAction<SlidePlace>('heroSlider/slideClicked');
/** The promo card was clicked. */
export const promoCardClicked = createAction<SlidePlace>('promoCard/promoCardClicked');
