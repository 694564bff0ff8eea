import { type AreaRedaction, areaRedaction } from '../../api/areaRedaction';
import { publicItem } from '../../shared/redaction/publicItem';
import {
  type Redact,
  count,
  fields,
  isRecord,
  list,
  nothing,
  orNull,
  publicId,
} from '../../shared/redaction/redaction';
import { type BikeCriteria, criteriaKey } from './bikeCriteria';
import { type BikeList, cutList, isPicturesOrigin } from './bikeList';
import type { listingsApi } from './listingsApi';
import { type Listing, listingDomain } from './listingSchema';

/** A list of up to this many bikes is in a report as it is. */
const WHOLE_LIST_MAX = 300;
/** Of a longer list, this many that match the latest filters. */
const SHOWN_MAX = 60;

/** The bikes that were seen last. */
export interface SeenBikes {
  readonly criteria: BikeCriteria;
  readonly bikeId: string | null;
}

/**
 * What a report has of the listings. They are cut by what was seen; without that, as when a report
 * is read, none is cut.
 */
export function listingsRedaction(seen?: SeenBikes): AreaRedaction {
  return areaRedaction<typeof listingsApi>(
    'listings',
    {
      getBikes: {
        arg: nothing,
        data: (value, redaction) => {
          const isLong = isBikeList(value) && value.bikes.length > WHOLE_LIST_MAX;
          if (!isLong || !seen) return bikeList(value, redaction);
          redaction.cutList();
          return bikeList(shortened(value, seen), redaction);
        },
      },
    },
    { Listing: true },
  );
}

/**
 * A list that is a part already is cut at its end: it is the beginning of what the page requested.
 */
function shortened(bikes: BikeList, { criteria, bikeId }: SeenBikes): BikeList {
  return bikes.cut
    ? { ...bikes, bikes: bikes.bikes.slice(0, SHOWN_MAX) }
    : cutList(bikes, criteria, SHOWN_MAX, { bikeId });
}

const listing: Redact = (value, redaction) => {
  const redacted = publicItem(listingDomain)(value, redaction) as Listing | undefined;
  return (
    redacted && {
      ...redacted,
      images: redacted.images.map((path) => (/[?#:]/.test(path) ? '' : path)),
    }
  );
};

/** An origin, which the page's own configuration says. */
const origin: Redact = (value) =>
  typeof value === 'string' && isPicturesOrigin(value) ? value : undefined;

/** `criteriaKey`: its bounds may have been typed. */
const criteriaText: Redact = (value, redaction) => {
  const [, min, max, type] = /^(-?[\d.]+)-(-?[\d.]+)-(sale|auction|all)$/.exec(String(value)) ?? [];
  if (type === undefined) return undefined;
  return criteriaKey({
    priceMin: redaction.bound('price', Number(min)),
    priceMax: redaction.bound('price', Number(max)),
    listingType: type === 'sale' || type === 'auction' ? type : null,
  });
};

const bikeList = fields({
  bikes: list(listing),
  picturesOrigin: origin,
  cut: orNull(
    fields({
      criteria: criteriaText,
      total: count,
      start: count,
      opened: fields({ id: publicId('listings'), bike: orNull(listing) }),
    }),
  ),
});

function isBikeList(value: unknown): value is BikeList {
  return isRecord(value) && Array.isArray(value.bikes);
}
