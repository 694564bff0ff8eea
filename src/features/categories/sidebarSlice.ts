import { type PayloadAction, type WithSlice, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';

interface SidebarState {
  /** Ids of the open categories. */
  expanded: string[];
}

/** Bikes, the shop's own listings, are open at first. */
const initialState: SidebarState = { expanded: ['bikes'] };

/** The open categories of the sidebar, spec §4. */
const slice = createSlice({
  name: 'sidebar',
  initialState,
  reducers: {
    categoryToggled(state, { payload: categoryId }: PayloadAction<string>) {
      state.expanded = state.expanded.includes(categoryId)
        ? state.expanded.filter((id) => id !== categoryId)
        : [...state.expanded, categoryId];
    },
  },
  selectors: { selectExpanded: (state) => state.expanded },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const sidebarSlice = slice.injectInto(rootReducer);

export const { categoryToggled } = sidebarSlice.actions;
export const { selectExpanded } = sidebarSlice.selectors;
