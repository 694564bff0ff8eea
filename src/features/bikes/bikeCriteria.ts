import {
  type BikeFilters,
  type NarrowingName,
  type RangeName,
  type bikeFilters,
  boundOf,
  defaultFilters,
  fieldOf,
  filterOf,
  narrowingNames,
  rangeBounds,
} from './bikeFilters';
import type { Listing } from './listingSchema';

/** The error of a pair of bounds, and the field that has it. */
export interface RangeProblem {
  readonly code: 'notANumber' | `${RangeName}sCrossed`;
  readonly at: 'from' | 'to' | 'both';
}

/** An empty bound is valid and filters nothing. */
const isWrong = (text: string) => text.trim() !== '' && boundOf(text) === null;

export function rangeProblem(range: RangeName, from: string, to: string): RangeProblem | null {
  const isFromWrong = isWrong(from);
  const isToWrong = isWrong(to);
  if (isFromWrong || isToWrong) {
    const at = isFromWrong && isToWrong ? 'both' : isFromWrong ? 'from' : 'to';
    return { code: 'notANumber', at };
  }
  const [low, high] = [boundOf(from), boundOf(to)];
  const isCrossed = low !== null && high !== null && low > high;
  return isCrossed ? { code: `${range}sCrossed`, at: 'both' } : null;
}

/** The values that filter the list. */
export type BikeCriteria = {
  readonly [Name in NarrowingName]: ReturnType<(typeof bikeFilters)[Name]['criterion']>;
};

/** The criteria of filters. An invalid bound, and bounds that cross, count as the defaults. */
export function criteriaOf(filters: BikeFilters, thisYear: number): BikeCriteria {
  const defaults = defaultFilters(thisYear);
  const isCrossed = (range: RangeName) => {
    const { from, to } = rangeBounds[range];
    return rangeProblem(range, filters[from], filters[to])?.code === `${range}sCrossed`;
  };
  const criteria = narrowingNames.map((name) => {
    const filter = filterOf(name);
    const value =
      filter.kind === 'bound' && isCrossed(filter.range) ? defaults[name] : filters[name];
    return [name, filter.criterion(value) ?? filter.criterion(defaults[name])] as const;
  });
  return Object.fromEntries(criteria) as BikeCriteria;
}

/** The criteria of the defaults, none of which depends on the year. */
export const noCriteria = criteriaOf(defaultFilters(0), 0);

/** The number of active filters; the two bounds of a range count once. */
export function activeFilters(criteria: BikeCriteria): number {
  const active = narrowingNames.filter((name) => criteria[name] !== noCriteria[name]);
  return new Set(active.map(fieldOf)).size;
}

/** The matching bikes, in the order of the list. */
export function matchingBikes(
  bikes: readonly Listing[],
  criteria: BikeCriteria,
): readonly Listing[] {
  const tests = narrowingNames.flatMap((name) => {
    const filter = filterOf(name);
    const criterion = criteria[name];
    return criterion === null ? [] : [(bike: Listing) => filter.matches?.(bike, criterion)];
  });
  return bikes.filter((bike) => tests.every((test) => test(bike)));
}
