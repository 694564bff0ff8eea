import type { BikeFilters } from '../bikeFilters';

/** One function for each filter; they stay the same, so that a key in one field repaints no other. */
export type Handlers = {
  readonly [Name in keyof BikeFilters]: (value: BikeFilters[Name]) => void;
};

export function handlersOf(onChange: (change: Partial<BikeFilters>) => void): Handlers {
  const handler =
    <Name extends keyof BikeFilters>(name: Name) =>
    (value: BikeFilters[Name]) => {
      onChange({ [name]: value });
    };
  return {
    category: handler('category'),
    brand: handler('brand'),
    yearMin: handler('yearMin'),
    yearMax: handler('yearMax'),
    color: handler('color'),
    area: handler('area'),
    priceMin: handler('priceMin'),
    priceMax: handler('priceMax'),
    listingType: handler('listingType'),
  };
}
