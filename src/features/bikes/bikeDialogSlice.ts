import { type PayloadAction, type WithSlice, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';
import { addressChanged } from '../../router/locationSlice';
import { bikeIdOf } from './bikeAddress';
import { bikesOpened } from './bikeFiltersSlice';

/** The progress of copying a bike's link. */
export type LinkCopy = 'none' | 'asked' | 'copied' | 'failed';

export interface BikeDialogState {
  /**
   * The bike of the latest address: the state resets with another bike, not with another language.
   */
  readonly bikeId: string | null;
  /** Whether the previous history entry may show the same bike. */
  readonly isSameAsBefore: boolean;
  /** Index of the large picture. */
  readonly pictureIndex: number;
  readonly linkCopy: LinkCopy;
}

const initialState: BikeDialogState = {
  bikeId: null,
  isSameAsBefore: false,
  pictureIndex: 0,
  linkCopy: 'none',
};

/** The state of a bike's dialog; the address has the bike's id. */
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
    builder
      .addCase(bikesOpened, (state, { payload: search }) => ({
        ...state,
        bikeId: bikeIdOf(search),
      }))
      .addCase(addressChanged, ({ bikeId: before, pictureIndex }, { payload: { search } }) => {
        const bikeId = bikeIdOf(search);
        return bikeId !== null && bikeId === before
          ? { ...initialState, bikeId, isSameAsBefore: true, pictureIndex }
          : { ...initialState, bikeId };
      });
  },
  selectors: { selectBikeDialog: (state) => state },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const bikeDialogSlice = slice.injectInto(rootReducer);

export const { pictureChosen, linkCopyAsked, linkCopySettled } = bikeDialogSlice.actions;
export const { selectBikeDialog } = bikeDialogSlice.selectors;
