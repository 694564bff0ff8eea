import { type WithSlice, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/store';

interface ReleaseState {
  /** Whether a newer release of the shop waits to be taken. */
  isUpdateReady: boolean;
}

const initialState: ReleaseState = { isUpdateReady: false };

/** The release that this page runs, and the next one. No first view needs it. */
const slice = createSlice({
  name: 'release',
  initialState,
  reducers: {
    updateFound(state) {
      state.isUpdateReady = true;
    },
    /** The visitor takes the new release: the page is about to be loaded again. */
    updateAccepted(state) {
      state.isUpdateReady = false;
    },
  },
  selectors: { selectIsUpdateReady: (state) => state.isUpdateReady },
});

declare module '../../app/store' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const releaseSlice = slice.injectInto(rootReducer);

export const { updateFound, updateAccepted } = releaseSlice.actions;
export const { selectIsUpdateReady } = releaseSlice.selectors;
