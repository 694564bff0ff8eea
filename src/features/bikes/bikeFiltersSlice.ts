import {
  type Dispatch,
  type PayloadAction,
  type WithSlice,
  createSelector,
  createSlice,
} from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '../../app/rootReducer';
import { addressChanged, selectLocation } from '../../router/locationSlice';
import { routeIdAt, searchOfNames } from '../../router/routeTable';
import { paths } from '../../shared/config/paths';
import { isSame } from '../../shared/lib/isSame';
import { bikeIdOf, filtersOf, pageOf, searchOf } from './bikeAddress';
import { criteriaOf } from './bikeCriteria';
import { type BikeFilters, defaultFilters } from './bikeFilters';
import { bikeParameters } from './bikeParameters';

export interface BikeFiltersState {
  readonly filters: BikeFilters;
  /** The default end of the year range (spec §9). */
  readonly thisYear: number;
  /** Whether the filters are open on a phone. */
  readonly isPanelOpen: boolean;
}

function initialState(): BikeFiltersState {
  const thisYear = new Date().getFullYear();
  return { filters: defaultFilters(thisYear), thisYear, isPanelOpen: false };
}

/** The filters of an address, unless the present ones have the same address: typed text stays. */
function withAddress(state: BikeFiltersState, search: string): BikeFiltersState {
  const { filters, thisYear } = state;
  const written = searchOf(filters, thisYear, bikeIdOf(search), pageOf(search));
  return searchOfNames(search, bikeParameters) === written
    ? state
    : { ...state, filters: filtersOf(search, thisYear) };
}

const selectFilters = ({ filters }: BikeFiltersState) => filters;
const selectYear = ({ thisYear }: BikeFiltersState) => thisYear;

/**
 * The bike filters (spec §9). A change carries the query of its filters to the address
 * (`locationSlice`), so no state shows the one without the other.
 */
const slice = createSlice({
  name: 'bikeFilters',
  initialState,
  reducers: {
    filtersChanged: {
      prepare: (payload: Partial<BikeFilters>, search: string) => ({ payload, meta: { search } }),
      reducer: (state, { payload }: PayloadAction<Partial<BikeFilters>>) => ({
        ...state,
        filters: { ...state.filters, ...payload },
      }),
    },
    filtersCleared: {
      prepare: (search: string) => ({ payload: undefined, meta: { search } }),
      reducer: (state) => ({ ...state, filters: defaultFilters(state.thisYear) }),
    },
    panelToggled: (state) => ({ ...state, isPanelOpen: !state.isPanelOpen }),
    /** The screen opened with this query. */
    bikesOpened: (state, { payload: search }: PayloadAction<string>) => withAddress(state, search),
  },
  extraReducers: (builder) => {
    builder.addCase(addressChanged, (state, { payload: { pathname, search } }) =>
      routeIdAt(pathname) === 'bikes' ? withAddress(state, search) : state,
    );
  },
  selectors: {
    selectBikeFilters: selectFilters,
    selectIsPanelOpen: ({ isPanelOpen }) => isPanelOpen,
    /** The criteria of the list, memoized. */
    selectBikeCriteria: createSelector([selectFilters, selectYear], criteriaOf, {
      memoizeOptions: { resultEqualityCheck: isSame },
    }),
    selectThisYear: selectYear,
    /** The query of the filters. */
    selectFiltersSearch: ({ filters, thisYear }) => searchOf(filters, thisYear),
  },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const bikeFiltersSlice = slice.injectInto(rootReducer);

export const { filtersChanged, filtersCleared, panelToggled, bikesOpened } =
  bikeFiltersSlice.actions;
export const { selectBikeFilters, selectIsPanelOpen, selectBikeCriteria, selectFiltersSearch } =
  bikeFiltersSlice.selectors;
const { selectThisYear } = bikeFiltersSlice.selectors;

type Thunk = (dispatch: Dispatch, getState: () => RootState) => void;

/** The query of filters, with the open bike, if any. */
function searchWith(state: RootState, filters: BikeFilters): string {
  return searchOf(filters, selectThisYear(state), bikeIdOf(selectLocation(state).search));
}

export function changeFilters(change: Partial<BikeFilters>): Thunk {
  return (dispatch, getState) => {
    const filters = { ...selectBikeFilters(getState()), ...change };
    dispatch(filtersChanged(filters, searchWith(getState(), filters)));
  };
}

export function clearFilters(): Thunk {
  return (dispatch, getState) => {
    const state = getState();
    dispatch(filtersCleared(searchWith(state, defaultFilters(selectThisYear(state)))));
  };
}

/** The address of the current list, without an open bike. */
export function selectListHref(state: RootState): string {
  const page = pageOf(selectLocation(state).search);
  return paths.bikes + searchOf(selectBikeFilters(state), selectThisYear(state), null, page);
}
