import { type PayloadAction, type WithSlice, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';

interface ScrollState {
  /** Whether the page is scrolled past the threshold of spec §9. */
  readonly isScrolledDown: boolean;
}

const initialState: ScrollState = { isScrolledDown: false };

/** The state of the scroll-to-top button, injected with its code. */
const slice = createSlice({
  name: 'scroll',
  initialState,
  reducers: {
    thresholdCrossed: (_state, { payload }: PayloadAction<ScrollState>) => payload,
  },
  selectors: { selectIsScrolledDown: (state) => state.isScrolledDown },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const scrollSlice = slice.injectInto(rootReducer);

export const { thresholdCrossed } = scrollSlice.actions;
export const { selectIsScrolledDown } = scrollSlice.selectors;
