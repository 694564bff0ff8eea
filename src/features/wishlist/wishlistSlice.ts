import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

interface WishlistState {
  /** Ids of the products with a filled heart. */
  hearts: string[];
}

const initialState: WishlistState = { hearts: [] };

/** The hearts on product cards: local to this visit, never persisted (spec §4). */
export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    heartToggled(state, { payload: productId }: PayloadAction<string>) {
      state.hearts = state.hearts.includes(productId)
        ? state.hearts.filter((id) => id !== productId)
        : [...state.hearts, productId];
    },
  },
  selectors: {
    selectHearts: (state) => state.hearts,
  },
});

export const { heartToggled } = wishlistSlice.actions;
export const { selectHearts } = wishlistSlice.selectors;
