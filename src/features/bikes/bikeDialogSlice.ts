import { type PayloadAction, type WithSlice, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/store';
import { addressChanged } from '../../shared/location/locationSlice';

export interface BikeDialogState {
  /** Which of the bike's pictures is shown large. */
  readonly pictureIndex: number;
  /** What became of the wish to copy the bike's address. */
  readonly linkCopy: 'none' | 'asked' | 'copied' | 'failed';
}

const initialState: BikeDialogState = { pictureIndex: 0, linkCopy: 'none' };

/** What a visitor changes in the dialog of one bike; which bike it is stands in the address. */
const slice = createSlice({
  name: 'bikeDialog',
  initialState,
  reducers: {
    pictureChosen: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      pictureIndex: payload,
    }),
    linkCopyAsked: (state) => ({ ...state, linkCopy: 'asked' as const }),
    linkCopySettled: (state, { payload }: PayloadAction<'copied' | 'failed'>) => ({
      ...state,
      linkCopy: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(addressChanged, () => initialState);
  },
  selectors: { selectBikeDialog: (state) => state },
});

declare module '../../app/store' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const bikeDialogSlice = slice.injectInto(rootReducer);

export const { pictureChosen, linkCopyAsked, linkCopySettled } = bikeDialogSlice.actions;
export const { selectBikeDialog } = bikeDialogSlice.selectors;
