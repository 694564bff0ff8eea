import { apiSlices, type RootState } from '../../app/store';
import { isPseudonym, pseudonyms } from '../../shared/redaction/pseudonyms';
import type { Redaction } from '../../shared/redaction/redaction';
import { shapeOf } from '../../shared/redaction/shape';
import { filtersOf, isBikesPath } from '../bikes/bikeAddress';
import { PRICE_MAX, PRICE_MIN, defaultFilters } from '../bikes/bikeFilters';
import { numberOf } from '../bikes/typedNumber';
import { redactHash, redactPathname, redactSearch } from './addresses';
import { numberLine } from './numberLine';
import { publicNames } from './publicNames';
import { CLOCK_START_MS } from './reportFile';
import type { ReportSchemas } from './reportSchemas';

type Parts = Omit<Redaction, 'pathname' | 'search' | 'hash' | 'cacheKey'>;

function redactionOf(parts: Parts, schemas: ReportSchemas): Redaction {
  const areas = apiSlices.map(({ reducerPath }) => schemas[reducerPath]);
  const redaction: Redaction = {
    ...parts,
    pathname: (pathname) => redactPathname(pathname, redaction),
    search: (pathname, search) => redactSearch(pathname, search, redaction),
    hash: (hash) => redactHash(hash, redaction),
    cacheKey: (key) => (areas.some((area) => area.hasKey(key, redaction)) ? key : undefined),
  };
  return redaction;
}

/**
 * The redaction of a visit.
 * @param states the visit's states, in order
 * @param startedAtMs start of the visit, in ms since the epoch
 */
export function visitRedaction(
  states: readonly RootState[],
  startedAtMs: number,
  schemas: ReportSchemas,
  onCutList: () => void,
): Redaction {
  const { ids, prices } = publicNames(states);
  const known = new Map(Object.entries(ids));
  const aliases = new Map<string, string>();
  const bounds = boundsOf(states, prices);
  const pseudonym = pseudonyms(Object.values(ids).flatMap((names) => [...names]));
  return redactionOf(
    {
      text: pseudonym,
      alias: (name) => {
        if (name === '') return '';
        const short = aliases.get(name) ?? `n${String(aliases.size + 1)}`;
        aliases.set(name, short);
        return short;
      },
      time: (ms) => CLOCK_START_MS + ms - startedAtMs,
      publicId: (kind, id) => {
        if (known.get(kind)?.has(id)) return id;
        const lower = id.trim().toLowerCase();
        const same =
          kind === 'area' ? [...ids.area].find((area) => area.toLowerCase() === lower) : undefined;
        return same ?? pseudonym(id);
      },
      bound: (of, value) => bounds[of](value),
      cutList: onCutList,
    },
    schemas,
  );
}

/** The redaction for reading: keeps everything that a report may contain, and changes all else. */
export function readingRedaction(schemas: ReportSchemas): Redaction {
  return redactionOf(
    {
      text: (text) => (isPseudonym(text) ? text : shapeOf(text)),
      alias: (name) => (/^(?:n\d{1,9})?$/.test(name) ? name : undefined),
      time: (ms) => ms,
      publicId: (_kind, id) => (id.length <= NAME_MAX ? id : shapeOf(id)),
      bound: (_of, value) => value,
      cutList: () => undefined,
    },
    schemas,
  );
}

/** Maximum length of an id. */
const NAME_MAX = 1_024;

/** Pseudonyms for prices and years that were typed or part of the address. */
function boundsOf(states: readonly RootState[], prices: ReadonlySet<number>) {
  const typedPrices = new Set<number>();
  const typedYears = new Set<number>();
  const years = new Set<number>();
  const thisYear =
    states.findLast(({ bikeFilters }) => bikeFilters)?.bikeFilters?.thisYear ??
    new Date().getFullYear();
  const defaults = defaultFilters(thisYear);
  for (const { bikeFilters, location } of states) {
    const all = [
      ...(bikeFilters ? [bikeFilters.filters] : []),
      ...(isBikesPath(location.pathname) ? [filtersOf(location.search, thisYear)] : []),
    ];
    for (const { priceMin, priceMax, yearMin, yearMax } of all) {
      for (const typed of [priceMin, priceMax]) add(typedPrices, numberOf(typed));
      for (const typed of [yearMin, yearMax]) add(typedYears, numberOf(typed));
    }
  }
  for (const typed of [defaults.yearMin, defaults.yearMax]) add(years, numberOf(typed));
  return {
    price: numberLine([PRICE_MIN, PRICE_MAX, ...prices], typedPrices),
    year: numberLine(years, typedYears),
  };
}

function add(numbers: Set<number>, value: number | null): void {
  if (value !== null) numbers.add(value);
}
