import { backendPaths } from '../config/backendPaths';

/** A picture that a backend named. */
export interface Picture {
  readonly src: string;
  /** Whether our server makes other widths of it: `src?w=…`. */
  readonly resizable: boolean;
  readonly alt: string;
}

/** Widths that the server makes, in px. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 960, 1200, 1600] as const;

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

/** The picture in one width, in px. */
export function pictureUrl(picture: Picture, width: (typeof PICTURE_WIDTHS)[number]): string {
  return picture.resizable ? `${picture.src}?w=${String(width)}` : picture.src;
}

/** Value of a `srcset` with the widths up to `widest`, or undefined for a picture of one size. */
export function pictureSrcSet(picture: Picture, widest = 1600): string | undefined {
  if (!picture.resizable) return undefined;
  return PICTURE_WIDTHS.filter((width) => width <= widest)
    .map((width) => `${pictureUrl(picture, width)} ${String(width)}w`)
    .join(', ');
}

/** Segments of a relative path, percent-encoded; null for anything that is not a plain path. */
function cleanPath(path: unknown, base: string): string | null {
  if (typeof path !== 'string') return null;
  const relative = path.trim().replace(/^\/+/, '');
  const trimmed = relative.startsWith(`${base.slice(1)}/`) ? relative.slice(base.length) : relative;
  const segments = trimmed.split('/');
  const plain = segments.every(
    (segment) => segment !== '' && segment !== '.' && segment !== '..' && !/[\\:?#%]/.test(segment),
  );
  if (!plain || trimmed.length > 512 || !trimmed.isWellFormed()) return null;
  return segments.map(encodeSegment).join('/');
}

/** Percent-encodes also what `encodeURIComponent` leaves and CSS `url(…)` would not. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
