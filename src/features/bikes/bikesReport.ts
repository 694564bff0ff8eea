import { isRecord } from '../../api/coercions';
import { isPictureOrigin } from '../../shared/config/pictureOrigins';
import { remoteUrl } from '../../shared/lib/picturePath';
import {
  type Redact,
  type Redaction,
  count,
  eachOf,
  fields,
  list,
  oneOf,
  orNull,
  publicId,
  publicItem,
  text,
} from '../report/reportFields';
import { bikeIdOf, pageOf } from './bikeAddress';
import type { LinkCopy } from './bikeDialogSlice';
import {
  type AnyFilter,
  bikeFilters,
  boundOf,
  filterOf,
  narrowingNames,
  optionOf,
} from './bikeFilters';
import { selectBikeCriteria } from './bikeFiltersSlice';
import { type BikeList, type OpenedBike, cutList, pageStart } from './bikeList';
import { BIKE, type FilterName, PAGE, filterNames } from './bikeParameters';
import { type Listing, listingDomain } from './listingSchema';
import { isPicturesOrigin } from './readBikes';

/** A list of up to this many bikes is in a report as it is. */
const WHOLE_LIST_MAX = 300;
/** Of a longer list, this many that match the latest filters. */
const SHOWN_MAX = 60;
/** A larger number may be a telephone's. */
const NUMBER_MAX = Number(bikeFilters.priceMax.default(0));

const listing: Redact = (value, redaction) => {
  const redacted = publicItem(listingDomain)(value, redaction) as Listing | undefined;
  return (
    redacted && {
      ...redacted,
      images: (value as Listing).images.map((path) => (isPublicPicture(path) ? path : '')),
    }
  );
};

/** A path without a token, or a picture at a listed origin as every visitor gets it. */
function isPublicPicture(path: string): boolean {
  const url = remoteUrl(path);
  return url ? isPictureOrigin(url.origin) : !/[?#:]/.test(path);
}

/** Describes each of some filters. */
function filterFields(
  names: readonly FilterName[],
  describe: (filter: AnyFilter) => Redact,
): Redact {
  return fields(Object.fromEntries(names.map((name) => [name, describe(filterOf(name))])));
}

/** `BikeCriteria`, whose bounds may have been typed. */
const criteria = filterFields(narrowingNames, (filter) =>
  filter.kind === 'bound'
    ? (value) => (typeof value === 'number' ? bounded(value) : undefined)
    : valueOf(filter),
);

const opened = fields<OpenedBike>({ id: publicId('listings'), bike: orNull(listing) });
const wholeList = fields<BikeList>({
  bikes: list(listing),
  picturesOrigin: text((origin) => (isPicturesOrigin(origin) ? origin : undefined)),
  cut: orNull(
    fields<NonNullable<BikeList['cut']>>({ criteria, total: count, start: count, opened }),
  ),
});

/** A list of bikes; of a long one, the bikes that match the last state's filters. */
export const reportedBikeList: Redact = (value, redaction) => {
  const { last } = redaction;
  if (!last || !isBikeList(value) || value.bikes.length <= WHOLE_LIST_MAX) {
    return wholeList(value, redaction);
  }
  const { search } = last.location;
  redaction.cutList();
  // A part is cut at its end: it is the beginning of what the page requested.
  const shorter = value.cut
    ? { ...value, bikes: value.bikes.slice(0, SHOWN_MAX) }
    : cutList(value, selectBikeCriteria(last), SHOWN_MAX, {
        start: pageStart(pageOf(search)),
        bikeId: bikeIdOf(search),
      });
  return wholeList(shorter, redaction);
};

function isBikeList(value: unknown): value is BikeList {
  return isRecord(value) && Array.isArray(value.bikes);
}

const bounded = (value: number) => Math.max(-NUMBER_MAX, Math.min(value, NUMBER_MAX));

/** A typed number is kept, anything else becomes a shape. */
function boundText(typed: string, redaction: Redaction): string {
  const value = boundOf(typed);
  if (value === null) return redaction.text(typed);
  return bounded(value) === value ? typed : String(bounded(value));
}

/** The value of a filter in the store. */
function valueOf(filter: AnyFilter): Redact {
  switch (filter.kind) {
    case 'choice':
      return oneOf(null, ...filter.options);
    case 'area':
      return orNull(publicId('area'));
    case 'bound':
      return text((typed, redaction) => boundText(typed, redaction));
  }
}

export const reportedFilters = filterFields(filterNames, valueOf);

/** Redacts the value of a parameter of an address. */
type Parameter = (value: string, redaction: Redaction) => string;

function parameterOf(filter: AnyFilter): Parameter {
  switch (filter.kind) {
    case 'choice':
      return (value, redaction) => optionOf(filter.options, value) ?? redaction.text(value);
    case 'area':
      return (value, redaction) => redaction.publicId('area', value);
    case 'bound':
      return (value, redaction) => boundText(value, redaction);
  }
}

/** The parameters in an address of the bikes. */
export const reportedParameters: Readonly<Record<string, Parameter>> = {
  ...Object.fromEntries(filterNames.map((name) => [name, parameterOf(filterOf(name))])),
  [BIKE]: (value, redaction) => redaction.publicId('listings', value.trim()),
  [PAGE]: (value, redaction) => (/^[1-9]\d{0,4}$/.test(value) ? value : redaction.text(value)),
};

export const linkCopy = eachOf<LinkCopy>({ none: true, asked: true, copied: true, failed: true });
