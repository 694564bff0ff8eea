import { isRecord } from '../../api/coercions';
import { isPictureOrigin } from '../../shared/config/pictureOrigins';
import { remoteUrl } from '../../shared/lib/picturePath';
import {
  type AnyFilter,
  type RangeName,
  boundOf,
  filterOf,
  narrowingNames,
  optionOf,
} from '../bikes/bikeFilters';
import { type BikeList, type OpenedBike, cutList } from '../bikes/bikeList';
import { BIKE, type FilterName, PAGE, filterNames } from '../bikes/bikeParameters';
import { type Listing, listingDomain } from '../bikes/listingSchema';
import { isPicturesOrigin } from '../bikes/readBikes';
import { publicItem } from './publicItem';
import {
  type Redact,
  type Redaction,
  count,
  fields,
  list,
  oneOf,
  orNull,
  publicId,
  text,
} from './redact';

/** A list of up to this many bikes is in a report as it is. */
const WHOLE_LIST_MAX = 300;
/** Of a longer list, this many that match the latest filters. */
const SHOWN_MAX = 60;

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
    ? (value, redaction) =>
        typeof value === 'number' ? redaction.bound(filter.range, value) : undefined
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

/** A list of bikes; a long one is cut by what was seen. */
export const bikeList: Redact = (value, redaction) => {
  const { seen } = redaction;
  if (!seen || !isBikeList(value) || value.bikes.length <= WHOLE_LIST_MAX) {
    return wholeList(value, redaction);
  }
  redaction.cutList();
  // A part is cut at its end: it is the beginning of what the page requested.
  const shorter = value.cut
    ? { ...value, bikes: value.bikes.slice(0, SHOWN_MAX) }
    : cutList(value, seen.criteria, SHOWN_MAX, seen);
  return wholeList(shorter, redaction);
};

function isBikeList(value: unknown): value is BikeList {
  return isRecord(value) && Array.isArray(value.bikes);
}

/** A typed number becomes another with the same effect, or a shape. */
function boundText(range: RangeName, typed: string, redaction: Redaction): string {
  const value = boundOf(typed);
  if (value === null) return redaction.text(typed);
  const redacted = redaction.bound(range, value);
  // As it was typed, where it is no secret: a default, or a price that a bike has.
  return redacted === value ? typed : String(redacted);
}

/** The value of a filter in the store. */
function valueOf(filter: AnyFilter): Redact {
  switch (filter.kind) {
    case 'choice':
      return oneOf(null, ...filter.options);
    case 'area':
      return orNull(publicId('area'));
    case 'bound':
      return text((typed, redaction) => boundText(filter.range, typed, redaction));
  }
}

export const bikeFilters = filterFields(filterNames, valueOf);

/** Redacts the value of a parameter of an address. */
type Parameter = (value: string, redaction: Redaction) => string;

function parameterOf(filter: AnyFilter): Parameter {
  switch (filter.kind) {
    case 'choice':
      return (value, redaction) => optionOf(filter.options, value) ?? redaction.text(value);
    case 'area':
      return (value, redaction) => redaction.publicId('area', value);
    case 'bound':
      return (value, redaction) => boundText(filter.range, value, redaction);
  }
}

/** The parameters in an address of the bikes. */
export const reportedParameters: Readonly<Record<string, Parameter>> = {
  ...Object.fromEntries(filterNames.map((name) => [name, parameterOf(filterOf(name))])),
  [BIKE]: (value, redaction) => redaction.publicId('listings', value.trim()),
  [PAGE]: (value, redaction) =>
    /^[1-9]\d{0,4}$/.test(value)
      ? String(redaction.bound('page', Number(value)))
      : redaction.text(value),
};
