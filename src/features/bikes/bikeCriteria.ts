import { isPrice } from '../../shared/lib/price';
import { type BikeFilters, type ListingType, PRICE_MAX, PRICE_MIN } from './bikeFilters';
import type { Listing } from './listingSchema';
import { type TypedNumber, numberOf } from './typedNumber';

/** What is wrong with a pair of bounds, and in which of its fields. */
export interface RangeProblem {
  readonly code: 'notANumber' | 'pricesCrossed' | 'yearsCrossed';
  readonly at: 'from' | 'to' | 'both';
}

/** An empty bound: it filters nothing. */
const isOpen = ({ text }: TypedNumber) => text.trim() === '';

function rangeProblem(
  from: TypedNumber,
  to: TypedNumber,
  crossed: RangeProblem['code'],
): RangeProblem | null {
  const [low, high] = [numberOf(from), numberOf(to)];
  const isFromWrong = low === null && !isOpen(from);
  const isToWrong = high === null && !isOpen(to);
  if (isFromWrong || isToWrong) {
    const at = isFromWrong && isToWrong ? 'both' : isFromWrong ? 'from' : 'to';
    return { code: 'notANumber', at };
  }
  return low !== null && high !== null && low > high ? { code: crossed, at: 'both' } : null;
}

export function priceProblem({
  priceMin,
  priceMax,
}: Pick<BikeFilters, 'priceMin' | 'priceMax'>): RangeProblem | null {
  return rangeProblem(priceMin, priceMax, 'pricesCrossed');
}

export function yearProblem({
  yearMin,
  yearMax,
}: Pick<BikeFilters, 'yearMin' | 'yearMax'>): RangeProblem | null {
  return rangeProblem(yearMin, yearMax, 'yearsCrossed');
}

/** The filters that narrow the list: price range and listing type, nothing else (spec §9). */
export interface BikeCriteria {
  readonly priceMin: number;
  readonly priceMax: number;
  readonly listingType: ListingType | null;
}

export const noCriteria: BikeCriteria = {
  priceMin: PRICE_MIN,
  priceMax: PRICE_MAX,
  listingType: null,
};

/** What the filters stand for. A wrong bound does not filter; bounds that cross filter neither. */
export function criteriaOf(filters: BikeFilters): BikeCriteria {
  const { listingType } = filters;
  if (priceProblem(filters)?.code === 'pricesCrossed') {
    return { ...noCriteria, listingType };
  }
  return {
    priceMin: numberOf(filters.priceMin) ?? PRICE_MIN,
    priceMax: numberOf(filters.priceMax) ?? PRICE_MAX,
    listingType,
  };
}

/** The same text for the same criteria. */
export function criteriaKey({ priceMin, priceMax, listingType }: BikeCriteria): string {
  return `${String(priceMin)}-${String(priceMax)}-${listingType ?? 'all'}`;
}

/** How many filters are active; the two bounds of the price are one. */
export function activeFilters({ priceMin, priceMax, listingType }: BikeCriteria): number {
  const hasRange = priceMin !== PRICE_MIN || priceMax !== PRICE_MAX;
  return Number(hasRange) + Number(listingType !== null);
}

/**
 * The bikes that match, in their order. A bike without a valid price is in no chosen range; one with
 * a price that cannot be read for sure is in all.
 */
export function matchingBikes(
  bikes: readonly Listing[],
  { priceMin, priceMax, listingType }: BikeCriteria,
): readonly Listing[] {
  const isAnyRange = priceMin === PRICE_MIN && priceMax === PRICE_MAX;
  return bikes.filter(
    ({ amount, price, listingType: type }) =>
      (listingType === null || type === listingType) &&
      (amount === null ? isAnyRange || isPrice(price) : amount >= priceMin && amount <= priceMax),
  );
}
