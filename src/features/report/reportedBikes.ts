import { isRecord } from '../../api/coercions';
import { type Language, allLanguages, languages } from '../../shared/i18n/languages';
import { BIKE, PAGE, TYPED_IN } from '../bikes/bikeAddress';
import { criteriaKey } from '../bikes/bikeCriteria';
import {
  type BikeFilters,
  bikeBrands,
  bikeCategories,
  bikeColors,
  listingTypes,
  optionOf,
} from '../bikes/bikeFilters';
import { type BikeList, cutList, isPicturesOrigin } from '../bikes/bikeList';
import { type Listing, listingDomain } from '../bikes/listingSchema';
import { type TypedNumber, numberOf } from '../bikes/typedNumber';
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
      images: redacted.images.map((path) => (/[?#:]/.test(path) ? '' : path)),
    }
  );
};

/** `criteriaKey`, whose bounds may have been typed. */
const criteria = text((key, redaction) => {
  const [, min, max, type] = /^(-?[\d.]+)-(-?[\d.]+)-(sale|auction|all)$/.exec(key) ?? [];
  if (type === undefined) return undefined;
  return criteriaKey({
    priceMin: redaction.bound('price', Number(min)),
    priceMax: redaction.bound('price', Number(max)),
    listingType: type === 'sale' || type === 'auction' ? type : null,
  });
});

const opened = fields({ id: publicId('listings'), bike: orNull(listing) });
const wholeList = fields({
  bikes: list(listing),
  picturesOrigin: text((origin) => (isPicturesOrigin(origin) ? origin : undefined)),
  cut: orNull(fields({ criteria, total: count, start: count, opened })),
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
    : cutList(value, seen.criteria, SHOWN_MAX, { bikeId: seen.bikeId });
  return wholeList(shorter, redaction);
};

function isBikeList(value: unknown): value is BikeList {
  return isRecord(value) && Array.isArray(value.bikes);
}

/** A typed number becomes another with the same effect, or a shape. */
function numberText(
  of: 'price' | 'year',
  { text: typed, language }: TypedNumber,
  redaction: Redaction,
): string {
  const value = numberOf({ text: typed, language });
  if (value === null) return redaction.text(typed);
  const redacted = redaction.bound(of, value);
  // As it was typed, where it is no secret: a default, or a price that a bike has.
  return redacted === value ? typed : String(redacted).replace('.', languages[language].decimal);
}

const typedNumber =
  (of: 'price' | 'year'): Redact =>
  (value, redaction) => {
    const language =
      isRecord(value) && allLanguages.find((candidate) => candidate === value.language);
    return isRecord(value) && typeof value.text === 'string' && language
      ? { text: numberText(of, { text: value.text, language }, redaction), language }
      : undefined;
  };

export const bikeFilters = fields({
  category: oneOf(null, ...bikeCategories),
  brand: oneOf(null, ...bikeBrands),
  yearMin: typedNumber('year'),
  yearMax: typedNumber('year'),
  color: oneOf(null, ...bikeColors),
  area: orNull(publicId('area')),
  priceMin: typedNumber('price'),
  priceMax: typedNumber('price'),
  listingType: oneOf(null, ...listingTypes),
} satisfies Record<keyof BikeFilters, Redact>);

/** Redacts the value of a parameter; its numbers were typed in a language. */
type Parameter = (value: string, redaction: Redaction, language: Language) => string;

const option =
  (options: readonly string[]): Parameter =>
  (value, redaction) =>
    optionOf(options, value) ?? redaction.text(value);
const number =
  (of: 'price' | 'year'): Parameter =>
  (value, redaction, language) =>
    numberText(of, { text: value, language }, redaction);

/** The parameters in an address of the bikes. */
export const bikeParameters: Readonly<Record<keyof BikeFilters, Parameter>> &
  Readonly<Record<string, Parameter>> = {
  category: option(bikeCategories),
  brand: option(bikeBrands),
  color: option(bikeColors),
  area: (value, redaction) => redaction.publicId('area', value),
  listingType: option(listingTypes),
  priceMin: number('price'),
  priceMax: number('price'),
  yearMin: number('year'),
  yearMax: number('year'),
  [BIKE]: (value, redaction) => redaction.publicId('listings', value.trim()),
  [PAGE]: (value, redaction) => (/^[1-9]\d?$/.test(value) ? value : redaction.text(value)),
  [TYPED_IN]: option(allLanguages),
};
