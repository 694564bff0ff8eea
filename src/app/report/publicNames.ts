import { DEFAULT_LANGUAGE } from '../../shared/language/languages';
import type { PublicKind } from '../../shared/redaction/redaction';
import { isRecord } from '../../shared/redaction/redaction';
import { shopIn } from '../../shared/shop/currentShop';
import type { AreaPath, RootState } from '../store';

/** Public data of backends and the shop file: anybody who opens the shop can read it. */
export interface PublicNames {
  readonly ids: Readonly<Record<PublicKind, ReadonlySet<string>>>;
  /** Prices of bikes. */
  readonly prices: ReadonlySet<number>;
}

const kinds: readonly (readonly [AreaPath, PublicKind])[] = [
  ['banners', 'banner'],
  ['categories', 'category'],
  ['listings', 'bike'],
  ['products', 'product'],
  ['types', 'type'],
];

/** The sidebar has categories that no backend names. */
const OWN_CATEGORIES = ['bikes', 'cars'];

export function publicNames(states: readonly RootState[]): PublicNames {
  const { areas, platforms } = shopIn(DEFAULT_LANGUAGE);
  const ids: Record<PublicKind, Set<string>> = {
    area: new Set(areas),
    banner: new Set(),
    bike: new Set(),
    category: new Set([...OWN_CATEGORIES, ...platforms.map(({ id }) => id)]),
    product: new Set(),
    type: new Set(),
  };
  const prices = new Set<number>();
  // Many states share the same response.
  const seen = new Set<unknown>();
  for (const state of states) {
    for (const [area, kind] of kinds) {
      for (const entry of Object.values(state[area].queries)) {
        if (!isRecord(entry) || seen.has(entry.data)) continue;
        seen.add(entry.data);
        for (const item of itemsOf(entry.data)) {
          for (const name of [item.id, item.slug]) {
            if (typeof name === 'string') ids[kind].add(name);
          }
          if (typeof item.amount === 'number') prices.add(item.amount);
        }
      }
    }
  }
  return { ids, prices };
}

/** The items of a response, and those below them. */
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
