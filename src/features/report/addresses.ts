import { paths } from '../../shared/config/paths';
import { allLanguages } from '../../shared/i18n/languages';
import { decoded } from '../../shared/lib/decoded';
import { idOfSegment, idSegment } from '../../shared/lib/idSegment';
import { type PublicKind, alias, oneOf, text } from './redact';
import { bikeParameters } from './reportedBikes';

/** The shop's own paths. */
const ownPaths: ReadonlySet<string> = new Set(Object.values(paths));

/** Paths that are followed by ids of backends. */
const idsBelow: Readonly<Record<string, PublicKind>> = {
  [paths.vehicles]: 'types',
  [paths.category]: 'categories',
};

/** The anchors of our pages. */
const ownHashes: ReadonlySet<string> = new Set([
  '',
  '#aims',
  '#main',
  '#platforms',
  '#say-hello',
  '#team',
]);

/** Keeps a path of the shop, and replaces any other by its shape. */
const pathname = text((path, redaction) => {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  if (ownPaths.has(plain === '' ? paths.home : plain)) return path;
  const [, first = '', ...rest] = path.split('/');
  const kind = idsBelow[`/${first.toLowerCase()}`];
  const redactSegment = (segment: string) => {
    const id = idOfSegment(segment);
    const redacted = kind ? redaction.publicId(kind, id) : redaction.text(id);
    return redacted === id ? segment : idSegment(redacted);
  };
  return ['', kind ? first : redactSegment(first), ...rest.map(redactSegment)].join('/');
});

/** Keeps known parameters of a query, and replaces other names and values by their shapes. */
export const search = text((query, redaction) => {
  const parameters = new URLSearchParams(query);
  const redacted = new URLSearchParams();
  for (const [name, value] of parameters) {
    const redact = Object.hasOwn(bikeParameters, name) ? bikeParameters[name] : undefined;
    redacted.append(
      redact || name === 'q' ? name : redaction.text(name),
      redact?.(value, redaction) ?? redaction.text(value),
    );
  }
  return redacted.size > 0 ? `?${redacted.toString()}` : '';
});

const hash = text((anchor, redaction) =>
  ownHashes.has(anchor)
    ? anchor
    : `#${encodeURIComponent(redaction.text(decoded(anchor.slice(1))))}`,
);

/** The fields of an address. */
export const address = {
  language: oneOf(...allLanguages),
  pathname,
  search,
  hash,
  key: alias,
  arrival: oneOf('load', 'push', 'replace', 'pop'),
};
