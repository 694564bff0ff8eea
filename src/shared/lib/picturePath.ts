import { backendPaths } from '../config/backendPaths';
import { decoded } from './decoded';
import type { Picture } from './picture';

/** A picture of a product or slide; null if the path is invalid. */
export function uploadPicture(path: unknown, alt: string): Picture | null {
  const clean = cleanPath(path, backendPaths.pictures);
  return clean === null ? null : { src: `${backendPaths.pictures}/${clean}`, resizable: true, alt };
}

/**
 * A picture of a listing: `{host}/uploads/{image}`, spec §7.
 * @param origin the listings host's, '' for our own
 */
export function listingPicture(origin: string, path: unknown, alt: string): Picture | null {
  const clean = cleanPath(path, backendPaths.listingPictures);
  return clean === null
    ? null
    : { src: `${origin}${backendPaths.listingPictures}/${clean}`, resizable: origin === '', alt };
}

const LENGTH_MAX = 512;

/**
 * Normalizes a path below `base` to percent-encoded segments; null if it is invalid. Backends write paths
 * with a version (`a.jpg?v=2`), percent-encoded or not (`100% cotton.jpg`), with backslashes, or as
 * absolute URLs, of which only the path counts, never the host.
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

/** Removes query and hash after a file name; a `?` or `#` in the name itself stays. */
function withoutQuery(path: string): string {
  return path.replace(/(\.\w{1,5})[?#].*$/s, '$1');
}

/** The path of a URL below `base`, or an unchanged path; undefined for other URLs. */
function withoutHost(path: string, base: string): string | undefined {
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  const [, ofAddress] = /^(?:https?:)?\/\/[^/]+(\/.*)$/is.exec(path) ?? [];
  return ofAddress?.startsWith(`${base}/`) === true ? ofAddress : undefined;
}

/** `encodeURIComponent`, and the characters that CSS `url(…)` needs encoded. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
