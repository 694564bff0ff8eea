import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** How a visitor came to an address. */
export type Arrival = 'load' | 'push' | 'replace' | 'pop';

/** The address of the page, as the store holds it. */
export interface PageAddress {
  readonly pathname: string;
  /** With the leading `?`, or ''. */
  readonly search: string;
  /** With the leading `#`, or ''. */
  readonly hash: string;
  /** Names the history entry; the same address visited twice has two keys. */
  readonly key: string;
}

export interface LocationState extends PageAddress {
  readonly arrival: Arrival;
}

const initialState: LocationState = {
  pathname: '/',
  search: '',
  hash: '',
  key: 'first',
  arrival: 'load',
};

/** The address is a slice that drives the router; the browser's history follows it. */
export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    addressChanged: (_state, { payload }: PayloadAction<LocationState>) => payload,
  },
  selectors: {
    selectLocation: (state) => state,
  },
});

export const { addressChanged } = locationSlice.actions;
export const { selectLocation } = locationSlice.selectors;

/** The state for an address such as `/bikes/listings?type=sale`. */
export function addressOf(href: string, arrival: Arrival, key = newKey()): LocationState {
  // Any base will do: only the path, query and hash are read.
  const { pathname, search, hash } = new URL(href, 'http://shop.invalid');
  return { pathname, search, hash, key, arrival };
}

/** Leads to an address: `dispatch(navigate(href))` is the one way to navigate, but for links. */
export function navigate(href: string, arrival: 'push' | 'replace' = 'push') {
  return addressChanged(addressOf(href, arrival));
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
