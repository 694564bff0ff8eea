import { paths } from '../../shared/config/paths';
import { allLanguages, languages } from '../../shared/i18n/languages';
import {
  type Redact,
  type Redaction,
  type SliceRedaction,
  count,
  fields,
  flag,
  isRecord,
  nothing,
  oneOf,
  orNull,
  publicId,
  sliceRedaction,
} from '../../shared/redaction/redaction';
import { BIKE, PAGE, TYPED_IN, languageTypedIn } from './bikeAddress';
import { bikeBrands, bikeCategories, bikeColors, listingTypes, optionOf } from './bikeFilters';
import type * as slice from './bikeFiltersSlice';
import { type TypedNumber, numberOf } from './typedNumber';

/** What was typed into a field for a number: another number with the same effect, or a shape. */
function saidNumber(
  of: 'price' | 'year',
  { text, language }: TypedNumber,
  redaction: Redaction,
): string {
  const value = numberOf({ text, language });
  if (value === null) return redaction.text(text);
  const redacted = redaction.bound(of, value);
  // As it was typed, where it is no secret: a default, or a price that a bike has.
  return redacted === value ? text : String(redacted).replace('.', languages[language].decimal);
}

function typedNumber(of: 'price' | 'year'): Redact {
  return (value, redaction) => {
    const language =
      isRecord(value) && allLanguages.find((candidate) => candidate === value.language);
    return isRecord(value) && typeof value.text === 'string' && language
      ? { text: saidNumber(of, { text: value.text, language }, redaction), language }
      : undefined;
  };
}

const filters = fields({
  category: oneOf(null, ...bikeCategories),
  brand: oneOf(null, ...bikeBrands),
  yearMin: typedNumber('year'),
  yearMax: typedNumber('year'),
  color: oneOf(null, ...bikeColors),
  area: orNull(publicId('area')),
  priceMin: typedNumber('price'),
  priceMax: typedNumber('price'),
  listingType: oneOf(null, ...listingTypes),
});

const search: Redact = (value, redaction) =>
  typeof value === 'string' ? redaction.search(paths.bikes, value) : undefined;
const meta = fields({ search });

const slicePart = sliceRedaction<typeof slice>({
  state: fields({ filters, thisYear: count, isPanelOpen: flag }),
  payloads: {
    'bikeFilters/filtersChanged': filters,
    'bikeFilters/filtersCleared': nothing,
    'bikeFilters/panelToggled': nothing,
    'bikeFilters/bikesOpened': search,
  },
});

export const bikeFiltersRedaction: SliceRedaction = {
  ...slicePart,
  actions: {
    ...slicePart.actions,
    'bikeFilters/filtersChanged': fields({ payload: filters, meta }),
    'bikeFilters/filtersCleared': fields({ meta }),
  },
};

/**
 * The value of a parameter in an address of the bikes; undefined for an unknown one.
 * @param typedIn the language of the query's numbers, as the query names it
 */
export function redactBikeParameter(
  name: string,
  value: string,
  typedIn: string | null,
  redaction: Redaction,
): string | undefined {
  const language = languageTypedIn(typedIn);
  const option = (options: readonly string[]) => optionOf(options, value) ?? redaction.text(value);
  switch (name) {
    case 'category':
      return option(bikeCategories);
    case 'brand':
      return option(bikeBrands);
    case 'color':
      return option(bikeColors);
    case 'area':
      return redaction.publicId('area', value);
    case 'listingType':
      return option(listingTypes);
    case 'priceMin':
    case 'priceMax':
      return saidNumber('price', { text: value, language }, redaction);
    case 'yearMin':
    case 'yearMax':
      return saidNumber('year', { text: value, language }, redaction);
    case BIKE:
      return redaction.publicId('listings', value.trim());
    case PAGE:
      return /^[1-9]\d?$/.test(value) ? value : redaction.text(value);
    case TYPED_IN:
      return option(allLanguages);
    default:
      return undefined;
  }
}
