import { type WithSlice, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';
import { addressChanged } from '../../router/locationSlice';
import { routeIdAt } from '../../router/routeTable';

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
  },
  extraReducers: (builder) => {
    // With the address, not with the screen: DevTools takes screens away, too.
    builder.addCase(addressChanged, (state, { payload: { pathname } }) =>
      routeIdAt(pathname) === 'home' ? state : initialState,
    );
  },
  selectors: { selectOpening: (state) => state.opening },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const homeSlice = slice.injectInto(rootReducer);

export const { splashTimePassed, splashLimitReached } = homeSlice.actions;
export const { selectOpening } = homeSlice.selectors;
