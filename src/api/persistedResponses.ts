/** A list is stored up to this length. */
const STORED_ITEMS_MAX = 100;

/** How the responses of an endpoint are persisted, for visits without a backend. */
export interface PersistedResponse<Data = unknown> {
  /** Cuts the data to what is stored. */
  bound(data: Data): Data;
  /** Fetches the code that `read` needs, where it comes late, as in `fetchedSchema`. */
  prepare?(): Promise<void>;
  /** Checks stored data; undefined when none of it can be shown. */
  read(stored: unknown): Data | undefined;
  /** Whether the data is only a part: a part never replaces a stored whole. */
  isPart?(data: Data): boolean;
  /** Whether the console logs that a stored response replaces a failed one (spec §8.8). */
  readonly isFallbackLogged?: boolean;
}

type QueryNames<Endpoints> = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { readonly useQuery: unknown } ? Name : never;
}[keyof Endpoints];

/** An area's API, with how its responses are persisted, by endpoint. */
export interface PersistedArea {
  readonly persisted: Readonly<Record<string, PersistedResponse | null>>;
}

/**
 * Says for each query of an area whether its responses are persisted; `null` persists none. Without it an
 * area does not fit into the store, and `apiSlices.test.ts` misses endpoints that join later.
 */
export function withPersistence<Area extends { readonly endpoints: object }>(
  area: Area,
  persisted: Readonly<Record<QueryNames<Area['endpoints']>, PersistedResponse | null>>,
): Area & PersistedArea {
  return Object.assign(area, { persisted });
}

/**
 * A list whose items are checked one by one: an invalid item does not lose the others.
 * @param fetchCheck fetches the check, which leaves out invalid items
 */
export function persistedList<Item>(
  fetchCheck: () => Promise<(items: readonly unknown[]) => readonly Item[]>,
  { isFallbackLogged = false } = {},
): PersistedResponse<readonly Item[]> {
  let check: ((items: readonly unknown[]) => readonly Item[]) | undefined;
  return {
    isFallbackLogged,
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
