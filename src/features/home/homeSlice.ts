import { createSlice } from '@reduxjs/toolkit';

export interface HomeState {
  /** Since Home was opened: less than 1 s, more, or more than the splash may last. */
  opening: 'fresh' | 'opened' | 'overdue';
}

const initialState: HomeState = { opening: 'fresh' };

/** How long ago Home was opened, as far as its splash cares (spec §4). */
export const homeSlice = createSlice({
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
});

export const { splashTimePassed, splashLimitReached, homeLeft } = homeSlice.actions;

export const selectOpening = ({ home = initialState }: { readonly home?: HomeState }) =>
  home.opening;
