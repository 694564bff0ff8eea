import { paths } from '../../shared/config/paths';
import { decoded } from '../../shared/lib/decoded';
import { idOfSegment, idSegment } from '../../shared/lib/idSegment';
import type { PublicKind, Redaction } from '../../shared/redaction/redaction';
import { TYPED_IN, isBikesPath } from '../bikes/bikeAddress';
import { redactBikeParameter } from '../bikes/bikeFiltersRedaction';

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
export function redactPathname(pathname: string, redaction: Redaction): string {
  const plain = pathname.toLowerCase().replace(/\/+$/, '');
  if (ownPaths.has(plain === '' ? paths.home : plain)) return pathname;
  const [, first = '', ...rest] = pathname.split('/');
  const kind = idsBelow[`/${first.toLowerCase()}`];
  const redactSegment = (segment: string) => {
    const text = idOfSegment(segment);
    const redactedText = kind ? redaction.publicId(kind, text) : redaction.text(text);
    return redactedText === text ? segment : idSegment(redactedText);
  };
  return ['', kind ? first : redactSegment(first), ...rest.map(redactSegment)].join('/');
}

/** Keeps known parameters of a query, and replaces other names and values by their shapes. */
export function redactSearch(pathname: string, search: string, redaction: Redaction): string {
  const query = new URLSearchParams(search);
  const isBikes = isBikesPath(pathname);
  const redacted = new URLSearchParams();
  for (const [name, value] of query) {
    const bikes = isBikes
      ? redactBikeParameter(name, value, query.get(TYPED_IN), redaction)
      : undefined;
    const isOwn = bikes !== undefined || (name === 'q' && pathname === paths.search);
    redacted.append(isOwn ? name : redaction.text(name), bikes ?? redaction.text(value));
  }
  return redacted.size > 0 ? `?${redacted.toString()}` : '';
}

export function redactHash(hash: string, redaction: Redaction): string {
  if (ownHashes.has(hash)) return hash;
  return `#${encodeURIComponent(redaction.text(decoded(hash.slice(1))))}`;
}
