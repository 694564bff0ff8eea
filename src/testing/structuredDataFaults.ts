type Check = (value: unknown) => boolean;

interface Rules {
  /** What search engines refuse the object without. */
  readonly required: Readonly<Record<string, Check>>;
  /** What they take besides. */
  readonly optional?: Readonly<Record<string, Check>>;
  /** One of these at least. */
  readonly oneOf?: readonly string[];
}

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isUrl: Check = (value) => typeof value === 'string' && /^https?:\/\/[^\s<>"{}]+$/.test(value);
const isSearchUrl: Check = (value) =>
  typeof value === 'string' && isUrl(value.replace('{search_term_string}', ''));
const isPositive: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;
const isCount: Check = (value) => Number.isInteger(value) && isPositive(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const is =
  (...types: readonly string[]): Check =>
  (value) =>
    isRecord(value) && types.includes(String(value['@type']));

/**
 * What search engines require and recommend of the types that we use:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const rules: Readonly<Record<string, Rules>> = {
  Organization: {
    required: { name: isText, url: isUrl, logo: isUrl },
    optional: { email: isText, telephone: isText, address: isText, sameAs: isListOf(isUrl) },
  },
  WebPage: { required: { name: isText, url: isUrl, inLanguage: isText } },
  WebSite: {
    required: { name: isText, url: isUrl },
    optional: { inLanguage: isText, potentialAction: is('SearchAction') },
  },
  SearchAction: { required: { target: is('EntryPoint'), 'query-input': isText } },
  EntryPoint: { required: { urlTemplate: isSearchUrl } },
  ItemList: {
    required: {
      itemListElement: (value) =>
        Array.isArray(value) &&
        value.length > 0 &&
        value.every((item, index) => isRecord(item) && item.position === index + 1),
    },
  },
  ListItem: {
    required: {
      position: isCount,
      item: (value) => is('Product')(value) && isRecord(value) && isUrl(value.url),
    },
  },
  Product: {
    required: { name: isText },
    optional: {
      description: isText,
      image: isUrl,
      url: isUrl,
      offers: is('Offer'),
      aggregateRating: is('AggregateRating'),
    },
    oneOf: ['offers', 'aggregateRating', 'review'],
  },
  Offer: {
    required: { price: isPositive, priceCurrency: (value) => /^[A-Z]{3}$/.test(String(value)) },
  },
  AggregateRating: {
    // On the scale that they assume.
    required: {
      ratingValue: (value) => typeof value === 'number' && value >= 1 && value <= 5,
      reviewCount: isCount,
    },
  },
};

/** What search engines would refuse in the structured data of a page. */
export function structuredDataFaults(objects: readonly object[]): string[] {
  return objects.flatMap((object) => [
    ...('@context' in object && object['@context'] === 'https://schema.org'
      ? []
      : ['an object without context']),
    ...faultsIn(object),
  ]);
}

function faultsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsIn);
  if (!isRecord(value)) return [];
  const { '@type': type } = value;
  const fields = Object.fromEntries(
    Object.entries(value).filter(([name]) => name !== '@context' && name !== '@type'),
  );
  const found = rules[String(type)];
  if (!found) return [`unknown type ${String(type)}`];
  const { required, optional = {}, oneOf = [] } = found;
  const checks = { ...required, ...optional };
  return [
    ...Object.keys(required).filter((name) => !(name in fields)),
    ...Object.entries(fields).flatMap(([name, field]) =>
      checks[name]?.(field) === true ? [] : [`${name}: ${JSON.stringify(field)}`],
    ),
    ...(oneOf.length > 0 && !oneOf.some((name) => name in fields) ? [oneOf.join(' or ')] : []),
  ]
    .map((fault) => `${String(type)}: ${fault}`)
    .concat(Object.values(fields).flatMap(faultsIn));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
