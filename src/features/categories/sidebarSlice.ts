import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

export interface SidebarState {
  /** Ids of the categories that stand open. */
  expanded: string[];
}

/** The shop's own listings, Bikes, stand open at first. */
const initialState: SidebarState = { expanded: ['bikes'] };

/** Which categories of the sidebar stand open, spec §4. */
export const sidebarSlice = createSlice({
  name: 'sidebar',
  initialState,
  reducers: {
    categoryToggled(state, { payload: categoryId }: PayloadAction<string>) {
      state.expanded = state.expanded.includes(categoryId)
        ? state.expanded.filter((id) => id !== categoryId)
        : [...state.expanded, categoryId];
    },
  },
});

export const { categoryToggled } = sidebarSlice.actions;

export const selectExpanded = ({ sidebar = initialState }: { readonly sidebar?: SidebarState }) =>
  sidebar.expanded;
