import { isRecord } from '../../api/coercions';
import { apiSlices } from '../../app/apiSlices';
import type { RootState } from '../../app/store';
import { routeIdAt } from '../../router/routeTable';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { getShop } from '../../shared/shop/currentShop';
import { bikeIdOf, filtersOf, pageOf } from '../bikes/bikeAddress';
import {
  type BikeFilters,
  type RangeName,
  boundOf,
  defaultFilters,
  rangeBounds,
} from '../bikes/bikeFilters';
import { selectBikeCriteria } from '../bikes/bikeFiltersSlice';
import { PAGE_BIKES, pageStart } from '../bikes/bikeResults';
import { numberLine } from './numberLine';
import { isPseudonym, pseudonyms, shapeOf } from './pseudonyms';
import type { NumberKind, PublicKind, Redaction } from './redact';
import { CLOCK_START_MS } from './reportFile';

/** The sidebar's own category, unknown to backends and the shop file. */
const OWN_CATEGORY = 'bikes';

/** Maximum length of an id. */
const NAME_MAX = 1_024;

/**
 * The redaction of a visit.
 * @param states the visit's states, in order
 * @param startedAtMs start of the visit, in ms since the epoch
 */
export function visitRedaction(
  states: readonly RootState[],
  startedAtMs: number,
  onCutList: () => void,
): Redaction {
  const { ids, prices, lastPage } = publicNames(states);
  const { areas } = getShop(DEFAULT_LANGUAGE);
  const aliases = new Map<string, string>([['', '']]);
  const bounds = boundsOf(states, prices, lastPage);
  const pseudonym = pseudonyms([...ids.values()].flatMap((names) => [...names]));
  const last = states.at(-1);
  return {
    text: pseudonym,
    alias: (name) => {
      const short = aliases.get(name) ?? `n${String(aliases.size)}`;
      aliases.set(name, short);
      return short;
    },
    time: (ms) => CLOCK_START_MS + ms - startedAtMs,
    publicId: (kind, id) => {
      if (ids.get(kind)?.has(id)) return id;
      const lower = id.trim().toLowerCase();
      const same = areas.find((area) => kind === 'area' && area.toLowerCase() === lower);
      return same ?? pseudonym(id);
    },
    bound: (of, value) => bounds[of](value),
    cutList: onCutList,
    ...(last && {
      seen: {
        criteria: selectBikeCriteria(last),
        start: pageStart(pageOf(last.location.search)),
        bikeId: bikeIdOf(last.location.search),
      },
    }),
  };
}

/** The redaction for reading: keeps everything that a report may contain, and changes all else. */
export const readingRedaction: Redaction = {
  text: (text) => (isPseudonym(text) ? text : shapeOf(text)),
  alias: (name) => (/^(?:n\d{1,9})?$/.test(name) ? name : undefined),
  time: (ms) => ms,
  publicId: (_kind, id) => (id.length <= NAME_MAX ? id : shapeOf(id)),
  bound: (_of, value) => value,
  cutList: () => undefined,
};

/**
 * Public data of backends and the shop file, which every visitor can read: ids, prices of bikes, and the
 * last page of their list.
 */
function publicNames(states: readonly RootState[]) {
  const { areas, platforms } = getShop(DEFAULT_LANGUAGE);
  const ids = new Map<PublicKind, Set<string>>([['area', new Set(areas)]]);
  for (const { reducerPath } of apiSlices) ids.set(reducerPath, new Set());
  for (const id of [OWN_CATEGORY, ...platforms.map(({ id }) => id)]) ids.get('categories')?.add(id);
  const prices = new Set<number>();
  let lastPage = 1;
  // Many states share the same response.
  const seen = new Set<unknown>();
  for (const state of states) {
    for (const { reducerPath } of apiSlices) {
      for (const entry of Object.values(state[reducerPath].queries)) {
        if (!isRecord(entry) || seen.has(entry.data)) continue;
        seen.add(entry.data);
        lastPage = Math.max(lastPage, Math.ceil(bikesIn(entry.data) / PAGE_BIKES));
        for (const { id, slug, amount } of itemsOf(entry.data)) {
          for (const name of [id, slug]) {
            if (typeof name === 'string') ids.get(reducerPath)?.add(name);
          }
          if (typeof amount === 'number') prices.add(amount);
        }
      }
    }
  }
  return { ids, prices, lastPage };
}

/** How many bikes a response has, with those that were left out; 0 for other responses. */
function bikesIn(data: unknown): number {
  if (!isRecord(data) || !Array.isArray(data.bikes)) return 0;
  const total = isRecord(data.cut) ? data.cut.total : 0;
  return Math.max(data.bikes.length, typeof total === 'number' ? total : 0);
}

/** The items of a response, nested ones included. */
function itemsOf(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  const list: unknown = isRecord(data) ? data.bikes : data;
  const items = Array.isArray(list) ? list.filter(isRecord) : [];
  return items.flatMap((item) => [item, ...itemsOf(item.subcategories)]);
}

/** Pseudonyms for the numbers that were typed or part of the address. */
function boundsOf(states: readonly RootState[], prices: ReadonlySet<number>, lastPage: number) {
  const thisYear =
    states.findLast(({ bikeFilters }) => bikeFilters)?.bikeFilters?.thisYear ??
    new Date().getFullYear();
  const searches = states.flatMap(({ location: { pathname, search } }) =>
    routeIdAt(pathname) === 'bikes' ? [search] : [],
  );
  const typed = [
    ...states.flatMap(({ bikeFilters }) => (bikeFilters ? [bikeFilters.filters] : [])),
    ...searches.map((search) => filtersOf(search, thisYear)),
  ];
  const range = (name: RangeName, known: Iterable<number> = []) =>
    numberLine(
      [...known, ...boundsIn(name, defaultFilters(thisYear))],
      typed.flatMap((filters) => boundsIn(name, filters)),
    );
  const pages = Array.from({ length: lastPage }, (_, index) => index + 1);
  return {
    price: range('price', prices),
    year: range('year'),
    page: numberLine(pages, searches.map(pageOf)),
  } satisfies Record<NumberKind, unknown>;
}

function boundsIn(range: RangeName, filters: BikeFilters): readonly number[] {
  const { from, to } = rangeBounds[range];
  return [filters[from], filters[to]].map(boundOf).filter((value) => value !== null);
}
