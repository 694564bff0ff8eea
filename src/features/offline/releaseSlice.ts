import { type WithSlice, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';

interface ReleaseState {
  /** Whether a newer release of the shop is ready. */
  isUpdateReady: boolean;
}

const initialState: ReleaseState = { isUpdateReady: false };

/** The release of this page, and the next one. The first view does not need it. */
const slice = createSlice({
  name: 'release',
  initialState,
  reducers: {
    updateFound(state) {
      state.isUpdateReady = true;
    },
    /** The visitor accepted the new release; the page is about to reload. */
    updateAccepted(state) {
      state.isUpdateReady = false;
    },
  },
  selectors: { selectIsUpdateReady: (state) => state.isUpdateReady },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const releaseSlice = slice.injectInto(rootReducer);

export const { updateFound, updateAccepted } = releaseSlice.actions;
export const { selectIsUpdateReady } = releaseSlice.selectors;
