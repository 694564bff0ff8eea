import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { addressChanged } from '../../shared/location/locationSlice';

/** What may lie over the page; one at a time. */
export type OpenMenu = 'categories' | 'sheet';

interface LayoutState {
  openMenu: OpenMenu | null;
  /** Whether the page is scrolled past the threshold of spec §9. */
  isScrolledDown: boolean;
}

const initialState: LayoutState = { openMenu: null, isScrolledDown: false };

/** What the frame around the screens shows. */
export const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    menuOpened(state, { payload }: PayloadAction<OpenMenu>) {
      state.openMenu = payload;
    },
    menuClosed(state) {
      state.openMenu = null;
    },
    scrollThresholdCrossed(state, { payload }: PayloadAction<{ isScrolledDown: boolean }>) {
      state.isScrolledDown = payload.isScrolledDown;
    },
  },
  // A navigation closes the menus.
  extraReducers: (builder) =>
    builder.addCase(addressChanged, (state) => {
      state.openMenu = null;
    }),
  selectors: {
    selectOpenMenu: (state) => state.openMenu,
    selectIsScrolledDown: (state) => state.isScrolledDown,
  },
});

export const { menuOpened, menuClosed, scrollThresholdCrossed } = layoutSlice.actions;
export const { selectOpenMenu, selectIsScrolledDown } = layoutSlice.selectors;
