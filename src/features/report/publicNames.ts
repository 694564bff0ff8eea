import { type AreaPath, type RootState, apiSlices } from '../../app/store';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import type { PublicKind } from '../../shared/redaction/redaction';
import { isRecord } from '../../shared/redaction/redaction';
import { getShop } from '../../shared/shop/currentShop';

/** Public data of backends and the shop file, which every visitor can read. */
export interface PublicNames {
  readonly ids: Readonly<Record<AreaPath | PublicKind, ReadonlySet<string>>>;
  /** Prices of bikes. */
  readonly prices: ReadonlySet<number>;
}

/** The sidebar's own category, unknown to backends and the shop file. */
const OWN_CATEGORIES = ['bikes'];

export function publicNames(states: readonly RootState[]): PublicNames {
  const { areas, platforms } = getShop(DEFAULT_LANGUAGE);
  const ids = {
    area: new Set(areas),
    ...idsByArea(),
  };
  for (const id of [...OWN_CATEGORIES, ...platforms.map(({ id }) => id)]) ids.categories.add(id);
  const prices = new Set<number>();
  // Many states share the same response.
  const seen = new Set<unknown>();
  for (const state of states) {
    for (const { reducerPath } of apiSlices) {
      for (const entry of Object.values(state[reducerPath].queries)) {
        if (!isRecord(entry) || seen.has(entry.data)) continue;
        seen.add(entry.data);
        for (const item of itemsOf(entry.data)) {
          for (const name of [item.id, item.slug]) {
            if (typeof name === 'string') ids[reducerPath].add(name);
          }
          if (typeof item.amount === 'number') prices.add(item.amount);
        }
      }
    }
  }
  return { ids, prices };
}

const idsByArea = () =>
  Object.fromEntries(apiSlices.map(({ reducerPath }) => [reducerPath, new Set()])) as Record<
    AreaPath,
    Set<string>
  >;

/** The items of a response, nested ones included. */
function itemsOf(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  const list: unknown = isRecord(data) ? data.bikes : data;
  if (!Array.isArray(list)) return [];
  return list
    .filter(isRecord)
    .flatMap((item) => [
      item,
      ...(Array.isArray(item.subcategories) ? item.subcategories.filter(isRecord) : []),
    ]);
}
