import type { LocationState } from '../../router/locationSlice';
import { type RouteId, routeIdAt } from '../../router/routeTable';
import { pathPattern } from '../../shared/config/paths';
import { allLanguages } from '../../shared/i18n/languages';
import { decoded } from '../../shared/lib/decoded';
import { idOfSegment, idSegment } from '../../shared/lib/idSegment';
import { reportedParameters } from '../bikes/bikesReport';
import { type Fields, type PublicKind, alias, eachOf, oneOf, text } from './reportFields';

/** Routes whose parameters are ids of backends. */
const idsOf: Readonly<Partial<Record<RouteId, PublicKind>>> = {
  vehicles: 'types',
  category: 'categories',
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

/** Keeps the path of a route, and replaces parameters and unknown paths by their shape. */
const pathname = text((path, redaction) => {
  const routeId = routeIdAt(path);
  const kind = idsOf[routeId];
  const known = routeId === 'notFound' ? [] : pathPattern(routeId).split('/');
  const redactSegment = (segment: string, index: number) => {
    if (segment === '' || isFixed(known[index])) return segment;
    const id = idOfSegment(segment);
    const redacted = kind ? redaction.publicId(kind, id) : redaction.text(id);
    return redacted === id ? segment : idSegment(redacted);
  };
  return path.split('/').map(redactSegment).join('/');
});

/** Whether a part of a route's path is the same in every address. */
const isFixed = (part = ':') => !part.startsWith(':');

/** Keeps known parameters of a query, and replaces other names and values by their shapes. */
export const search = text((query, redaction) => {
  const parameters = new URLSearchParams(query);
  const redacted = new URLSearchParams();
  for (const [name, value] of parameters) {
    const redact = Object.hasOwn(reportedParameters, name) ? reportedParameters[name] : undefined;
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
export const address: Fields<LocationState> = {
  language: oneOf(...allLanguages),
  pathname,
  search,
  hash,
  key: alias,
  arrival: eachOf<LocationState['arrival']>({ load: true, push: true, replace: true, pop: true }),
};
