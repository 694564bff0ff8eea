import { type PayloadAction, type UnknownAction, createSlice } from '@reduxjs/toolkit';
import {
  DEFAULT_LANGUAGE,
  type Language,
  inLanguage,
  splitLanguage,
} from '../shared/i18n/languages';

/** How a visitor came to an address. */
export type Arrival = 'load' | 'push' | 'replace' | 'pop';

/** The address of the page, as the store holds it. */
export interface PageAddress {
  readonly language: Language;
  /** Without the prefix of the language. */
  readonly pathname: string;
  /** With the leading `?`, or ''. */
  readonly search: string;
  /** With the leading `#`, or ''. */
  readonly hash: string;
  /** Identifies the history entry; the same address visited twice has two keys. */
  readonly key: string;
}

export interface LocationState extends PageAddress {
  readonly arrival: Arrival;
}

/** A new address; the current language by default. */
export type AddressChange = Omit<LocationState, 'language'> & Partial<LocationState>;

const initialState: LocationState = {
  language: DEFAULT_LANGUAGE,
  pathname: '/',
  search: '',
  hash: '',
  key: 'first',
  arrival: 'load',
};

/** The address of the page. It selects the screen, and the browser's history follows it. */
export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    addressChanged: ({ language }, { payload }: PayloadAction<AddressChange>): LocationState => ({
      language,
      ...payload,
    }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(hasSearch, (location, { meta: { search } }) =>
      search === location.search ? location : { ...location, search, arrival: 'replace' },
    ),
  selectors: {
    selectLocation: (state) => state,
    selectLanguage: ({ language }) => language,
  },
});

export const { addressChanged } = locationSlice.actions;
export const { selectLanguage, selectLocation } = locationSlice.selectors;

/** An action of a screen that writes the query of the address, such as a change of filters. */
function hasSearch(
  action: UnknownAction,
): action is UnknownAction & { readonly meta: { readonly search: string } } {
  return (action.meta as { search?: unknown } | undefined)?.search !== undefined;
}

/** Parses a browser's address, such as `/nl/bikes/listings?type=sale`. */
export function addressOf(href: string, arrival: Arrival, key?: string): LocationState {
  const path = pathOf(href, arrival, key);
  return { ...path, ...splitLanguage(path.pathname) };
}

/** The browser's form of an address. */
export function hrefOf({ language, pathname, search, hash }: Omit<PageAddress, 'key'>): string {
  return inLanguage(language, pathname + search + hash);
}

/**
 * Navigates to one of our paths, in thunks and listeners; components have react-router's `Link` and
 * `useNavigate`.
 * @param language the current one by default
 */
export function navigate(path: string, arrival: 'push' | 'replace' = 'push', language?: Language) {
  return addressChanged({ ...pathOf(path, arrival), ...(language && { language }) });
}

function pathOf(path: string, arrival: Arrival, key = newKey()) {
  // The host is arbitrary: only path, query and hash are read.
  const { pathname, search, hash } = new URL(`http://shop.invalid${path}`);
  return { pathname, search, hash, key, arrival };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
