import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { addressChanged } from '../../router/locationSlice';

/** Menus over the page; one at a time. */
export type OpenMenu = 'categories' | 'sheet';

interface LayoutState {
  openMenu: OpenMenu | null;
}

const initialState: LayoutState = { openMenu: null };

/** The state of the shell. */
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
  },
  // A navigation closes the menus.
  extraReducers: (builder) =>
    builder.addCase(addressChanged, (state) => {
      state.openMenu = null;
    }),
  selectors: { selectOpenMenu: (state) => state.openMenu },
});

export const { menuOpened, menuClosed } = layoutSlice.actions;
export const { selectOpenMenu } = layoutSlice.selectors;
