import { type WithSlice, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/store';

export interface HomeState {
  /** Since Home was opened: less than 1 s, more, or more than the splash may last. */
  opening: 'fresh' | 'opened' | 'overdue';
}

const initialState: HomeState = { opening: 'fresh' };

/** How long ago Home was opened, as far as its splash cares (spec §4). */
const slice = createSlice({
  name: 'home',
  initialState,
  reducers: {
    splashTimePassed(state) {
      state.opening = 'opened';
    },
    splashLimitReached(state) {
      state.opening = 'overdue';
    },
    homeLeft: () => initialState,
  },
  selectors: { selectOpening: (state) => state.opening },
});

declare module '../../app/store' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const homeSlice = slice.injectInto(rootReducer);

export const { splashTimePassed, splashLimitReached, homeLeft } = homeSlice.actions;
export const { selectOpening } = homeSlice.selectors;
