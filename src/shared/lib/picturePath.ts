import { backendPaths } from '../config/backendPaths';
import { decoded } from './decoded';
import type { Picture } from './picture';

/** A product or slide picture; null when the path is not one. */
export function uploadPicture(path: unknown, alt: string): Picture | null {
  const clean = cleanPath(path, backendPaths.pictures);
  return clean === null ? null : { src: `${backendPaths.pictures}/${clean}`, resizable: true, alt };
}

/**
 * A listing's picture: `{host}/uploads/{image}`, spec §7.
 * @param origin of the listings host, '' for our own
 */
export function listingPicture(origin: string, path: unknown, alt: string): Picture | null {
  const clean = cleanPath(path, backendPaths.listingPictures);
  return clean === null
    ? null
    : { src: `${origin}${backendPaths.listingPictures}/${clean}`, resizable: origin === '', alt };
}

const LENGTH_MAX = 512;

/**
 * Segments of a path below `base`, percent-encoded; null for anything that is not one. Backends
 * write paths with a version (`a.jpg?v=2`), percent-encoded or not (`100% cotton.jpg`), as Windows
 * does, or as whole addresses: of those the path alone counts, never the host.
 */
function cleanPath(wirePath: unknown, base: string): string | null {
  if (typeof wirePath !== 'string' || wirePath.length > LENGTH_MAX) return null;
  const path = decoded(withoutQuery(wirePath.trim()).replaceAll('\\', '/'));
  const relative = withoutHost(path, base)?.replace(/^\/+/, '');
  if (!relative?.isWellFormed()) return null;
  const below = relative.startsWith(`${base.slice(1)}/`) ? relative.slice(base.length) : relative;
  const segments = below.split('/');
  const isPlain = segments.every(
    (segment) =>
      segment !== '' && segment !== '.' && segment !== '..' && !/[\p{Cc}\\]/u.test(segment),
  );
  return isPlain ? segments.map(encodeSegment).join('/') : null;
}

/** What follows the name of a file; a `?` or `#` in the name itself stays. */
function withoutQuery(path: string): string {
  return path.replace(/(\.\w{1,5})[?#].*$/s, '$1');
}

/** The path of an address that lies below `base`, and a path as it is; undefined for other addresses. */
function withoutHost(path: string, base: string): string | undefined {
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  const [, ofAddress] = /^(?:https?:)?\/\/[^/]+(\/.*)$/is.exec(path) ?? [];
  return ofAddress?.startsWith(`${base}/`) === true ? ofAddress : undefined;
}

/** Percent-encodes also what `encodeURIComponent` leaves and CSS `url(…)` would not. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
