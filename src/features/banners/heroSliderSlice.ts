import { type PayloadAction, type WithSlice, createAction, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';

/** A slide, and its place in the slider from 0. */
export interface SlidePlace {
  readonly bannerId: string;
  readonly position: number;
}

/** A reason why the slider does not move on by itself, besides its pause button. */
export type SliderHold = 'pointer' | 'focus' | 'hiddenPage' | 'reducedMotion';

interface HeroSliderState {
  /** The slide shown last; null until the first one was seen. */
  shown: SlidePlace | null;
  /** The highest position that was shown. */
  furthest: number;
  /** By the pause button. */
  isPaused: boolean;
  isInView: boolean;
  holds: SliderHold[];
}

const initialState: HeroSliderState = {
  shown: null,
  furthest: 0,
  isPaused: false,
  isInView: false,
  holds: [],
};

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
    sliderEnteredView(state) {
      state.isInView = true;
    },
    sliderLeftView(state) {
      state.isInView = false;
    },
    holdTaken(state, { payload: hold }: PayloadAction<SliderHold>) {
      if (!state.holds.includes(hold)) state.holds.push(hold);
    },
    holdReleased(state, { payload: released }: PayloadAction<SliderHold>) {
      // The state stays the same object where nothing changes, so that nothing is rendered.
      if (state.holds.includes(released)) {
        state.holds = state.holds.filter((hold) => hold !== released);
      }
    },
  },
  selectors: {
    selectHeroSlider: (state) => state,
    /** Whether a visitor can see a slide now: only what is seen counts as an impression. */
    selectIsSeen: ({ isInView, holds }) => isInView && !holds.includes('hiddenPage'),
    selectMovesByItself: ({ isInView, isPaused, holds }) =>
      isInView && !isPaused && holds.length === 0,
  },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const heroSliderSlice = slice.injectInto(rootReducer);

export const {
  slideShown,
  pauseToggled,
  sliderEnteredView,
  sliderLeftView,
  holdTaken,
  holdReleased,
} = heroSliderSlice.actions;
export const { selectHeroSlider, selectIsSeen, selectMovesByItself } = heroSliderSlice.selectors;

/** A slide or its button was clicked. */
export const slideClicked = createAction<SlidePlace>('heroSlider/slideClicked');
/** The promo card was clicked. */
export const promoCardClicked = createAction<SlidePlace>('promoCard/promoCardClicked');
