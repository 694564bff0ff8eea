import { type PayloadAction, type WithSlice, createSelector, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/store';
import { addressChanged } from '../../router/locationSlice';
import { filtersOf, isBikesPath, searchOf } from './bikeAddress';
import { type BikeCriteria, criteriaKey, criteriaOf } from './bikeCriteria';
import { type BikeFilters, defaultFilters, hasValidBounds } from './bikeFilters';

export interface BikeFiltersState {
  readonly filters: BikeFilters;
  /** Last year of the year range by default (spec §9). */
  readonly thisYear: number;
  /** On a phone the filters are shown on demand. */
  readonly isPanelOpen: boolean;
}

function initialState(): BikeFiltersState {
  const thisYear = new Date().getFullYear();
  return { filters: defaultFilters(thisYear), thisYear, isPanelOpen: false };
}

/**
 * The address wins. If it stands for the same filters, the text that is being typed stays. Our own
 * addresses leave out a bound that is not a number: one that has it was typed by somebody.
 */
function withAddress(state: BikeFiltersState, search: string): BikeFiltersState {
  const { filters, thisYear } = state;
  const inAddress = filtersOf(search, thisYear);
  return hasValidBounds(inAddress) && searchOf(inAddress, thisYear) === searchOf(filters, thisYear)
    ? state
    : { ...state, filters: inAddress };
}

const selectFilters = ({ filters }: BikeFiltersState) => filters;

/** The bike filters (spec §9), mirrored in the address. */
const slice = createSlice({
  name: 'bikeFilters',
  initialState,
  reducers: {
    filtersChanged: (state, { payload }: PayloadAction<Partial<BikeFilters>>) => ({
      ...state,
      filters: { ...state.filters, ...payload },
    }),
    filtersCleared: (state) => ({ ...state, filters: defaultFilters(state.thisYear) }),
    panelToggled: (state) => ({ ...state, isPanelOpen: !state.isPanelOpen }),
    /** The screen begins, with this query in the address. */
    bikesOpened: (state, { payload: search }: PayloadAction<string>) => withAddress(state, search),
  },
  extraReducers: (builder) => {
    builder.addCase(addressChanged, (state, { payload: { pathname, search } }) =>
      isBikesPath(pathname) ? withAddress(state, search) : state,
    );
  },
  selectors: {
    selectBikeFilters: selectFilters,
    selectIsPanelOpen: ({ isPanelOpen }) => isPanelOpen,
    /** What narrows the list; the same object for the same criteria. */
    selectBikeCriteria: createSelector([selectFilters], criteriaOf, {
      memoizeOptions: {
        resultEqualityCheck: (now: BikeCriteria, before: BikeCriteria) =>
          criteriaKey(now) === criteriaKey(before),
      },
    }),
    /** The query that says the filters and, if wanted, opens a bike over a page of the list. */
    selectBikesSearch: ({ filters, thisYear }, bikeId: string | null, page?: number) =>
      searchOf(filters, thisYear, bikeId, page),
  },
});

declare module '../../app/store' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const bikeFiltersSlice = slice.injectInto(rootReducer);

export const { filtersChanged, filtersCleared, panelToggled, bikesOpened } =
  bikeFiltersSlice.actions;
export const { selectBikeFilters, selectIsPanelOpen, selectBikeCriteria, selectBikesSearch } =
  bikeFiltersSlice.selectors;
