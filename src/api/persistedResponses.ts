/** Maximum length of a stored list. */
const STORED_ITEMS_MAX = 100;

/** How the responses of an endpoint are persisted. */
export interface PersistedResponse<Data = unknown> {
  /** Truncates the data to what is stored. */
  bound(data: Data): Data;
  /** Loads the code of `read` if it is lazy, as in `fetchedSchema`. */
  prepare?(): Promise<void>;
  /** Validates stored data; undefined if none of it is valid. */
  read(stored: unknown): Data | undefined;
  /** Whether the data is partial: partial data never replaces complete data. */
  isPart?(data: Data): boolean;
  /**
   * When `read` makes other data of the same data, in ms since the epoch and in any order. Past moments
   * and null count for nothing.
   */
  changesAt?(data: Data): readonly (number | null)[];
  /** Whether the console logs that a stored response replaces a failed one (spec §8.8). */
  readonly isFallbackLogged?: boolean;
}

type QueryNames<Endpoints> = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { readonly useQuery: unknown } ? Name : never;
}[keyof Endpoints];

/** An area's API with the persistence of its endpoints. */
export interface PersistedArea {
  readonly persisted: Readonly<Record<string, PersistedResponse | null>>;
}

/**
 * Declares how the responses of each query of an area are persisted; `null` persists none. The types of
 * the store require it, and `apiSlices.test.ts` reports injected endpoints without it.
 */
export function withPersistence<Area extends { readonly endpoints: object }>(
  area: Area,
  persisted: Readonly<Record<QueryNames<Area['endpoints']>, PersistedResponse | null>>,
): Area & PersistedArea {
  return Object.assign(area, { persisted });
}

/**
 * A list whose items are validated one by one, so an invalid item does not lose the others.
 * @param fetchCheck loads the validator, which drops invalid items
 */
export function persistedList<Item>(
  fetchCheck: () => Promise<(items: readonly unknown[]) => readonly Item[]>,
  options: Pick<PersistedResponse<readonly Item[]>, 'changesAt' | 'isFallbackLogged'> = {},
): PersistedResponse<readonly Item[]> {
  let check: ((items: readonly unknown[]) => readonly Item[]) | undefined;
  return {
    ...options,
    bound: (items) => (items.length > STORED_ITEMS_MAX ? items.slice(0, STORED_ITEMS_MAX) : items),
    prepare: async () => {
      check = await fetchCheck();
    },
    read: (stored) => {
      if (!check || !Array.isArray(stored)) return undefined;
      const items = check(stored);
      return items.length > 0 || stored.length === 0 ? items : undefined;
    },
  };
}
