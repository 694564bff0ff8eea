import { REMOTE_PICTURES, backendPaths } from '../config/backendPaths';
import { isListedOrigin, isPictureOrigin } from '../config/pictureOrigins';
import { decoded } from './decoded';
import type { Picture } from './picture';

const folders = [backendPaths.pictures, backendPaths.listingPictures];

/** A picture of a product, slide or vehicle type; null if the address is invalid. */
export function uploadPicture(address: unknown, alt: string): Picture | null {
  return pictureBelow(backendPaths.pictures, address, alt);
}

/**
 * A picture of a listing: `{host}/uploads/{image}`, spec §7; through our server where the host is listed.
 * @param origin the listings host's, '' for our own
 */
export function listingPicture(origin: string, address: unknown, alt: string): Picture | null {
  const picture = pictureBelow(backendPaths.listingPictures, address, alt);
  if (!picture || origin === '' || !picture.src.startsWith(`${backendPaths.listingPictures}/`)) {
    return picture;
  }
  const src = origin + picture.src;
  return { ...picture, src: isListedOrigin(origin) ? remotePath(new URL(src)) : src };
}

function pictureBelow(base: string, address: unknown, alt: string): Picture | null {
  if (typeof address !== 'string') return null;
  const url = remoteUrl(address);
  if (url && isPictureOrigin(url.origin)) return { src: remotePath(url), alt };
  const src = cleanPath(address, base);
  return src === null ? null : { src, alt };
}

/** Long enough for signed addresses; as a path in Base64, within the server's limit of a target. */
const ADDRESS_MAX = 2_048;

/** An absolute URL that a server can fetch, without its hash; null for anything else. */
export function remoteUrl(address: string): URL | null {
  const text = address.trim();
  if (text.length > ADDRESS_MAX || !/^(?:https?:)?\/\//i.test(text) || !text.isWellFormed()) {
    return null;
  }
  const whole = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  url.hash = '';
  const isPlain = url.username === '' && url.password === '';
  // Percent-encoding makes it longer.
  return isPlain && url.href.length <= ADDRESS_MAX ? url : null;
}

/** The URL carries the whole address, so any server can fetch it, also after a restart. */
function remotePath({ href }: URL): string {
  // A serialized URL is ASCII.
  const text = btoa(href).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${REMOTE_PICTURES}/${text}`;
}

const LENGTH_MAX = 512;

/**
 * Normalizes a path to percent-encoded segments below `base`, or below another known folder that it names
 * from the root; null if it is invalid. Backends write paths with a version (`a.jpg?v=2`), which is kept,
 * percent-encoded
 * or not (`100% cotton.jpg`), with backslashes, or as absolute URLs, of which only the path counts, never
 * the host.
 */
function cleanPath(wirePath: string, base: string): string | null {
  if (wirePath.length > LENGTH_MAX) return null;
  const { file, query } = versioned(wirePath.trim());
  const path = decoded(file.replaceAll('\\', '/'));
  const rooted = withoutHost(path, base);
  if (rooted?.isWellFormed() !== true) return null;
  const other = folders.find((folder) => folder !== base && rooted.startsWith(`${folder}/`));
  const folder = other ?? base;
  const relative = rooted.replace(/^\/+/, '');
  const below = relative.startsWith(`${folder.slice(1)}/`)
    ? relative.slice(folder.length)
    : relative;
  const segments = below.split('/');
  const isPlain = segments.every(
    (segment) =>
      segment !== '' && segment !== '.' && segment !== '..' && !/[\p{Cc}\\]/u.test(segment),
  );
  return isPlain ? [folder, ...segments.map(encodeSegment)].join('/') + query : null;
}

/** The query after a file name, without the hash; a `?` or `#` in the name itself stays. */
function versioned(path: string): { readonly file: string; readonly query: string } {
  const [, file, rest] = /^(.*?\.\w{1,5})([?#].*)$/s.exec(path) ?? [];
  if (file === undefined || rest === undefined) return { file: path, query: '' };
  // Serialized, it is ASCII.
  const { search } = new URL(rest.toWellFormed(), 'http://picture.invalid');
  return { file, query: escaped(search) };
}

/** The path of a URL below a known folder, or an unchanged path; undefined for other URLs. */
function withoutHost(path: string, base: string): string | undefined {
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  const [, ofAddress] = /^(?:https?:)?\/\/[^/]+(\/.*)$/is.exec(path) ?? [];
  return ofAddress?.startsWith(`${base}/`) === true ? ofAddress : undefined;
}

/** `encodeURIComponent`, and the characters that CSS `url(…)` needs encoded. */
export function encodeSegment(segment: string): string {
  return escaped(encodeURIComponent(segment));
}

function escaped(text: string): string {
  return text.replace(
    /[!'()*\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
