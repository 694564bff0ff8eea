import { allLanguages } from '../../shared/i18n/languages';
import type { Redaction } from '../../shared/redaction/redaction';
import { BIKE, PAGE, TYPED_IN, languageTypedIn } from './bikeAddress';
import { bikeBrands, bikeCategories, bikeColors, listingTypes, optionOf } from './bikeFilters';
import { saidNumber } from './bikeFiltersRedaction';

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
