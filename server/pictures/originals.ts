import { REMOTE_PICTURES, backendPaths } from '../../src/shared/config/backendPaths';
import { remoteUrl } from '../../src/shared/lib/picturePath';
import type { HeadersOf } from '../backendHeaders';
import { fetchBounded } from '../http/fetchBounded';
import { UnusablePictureError } from './makePicture';
import { originalFormat } from './originalFormat';

const BYTES_MAX = 20 * 1_048_576;
/** For all redirects together. */
const TIMEOUT_MS = 10_000;
const REDIRECTS_MAX = 3;

const pictureFolders = [backendPaths.pictures, backendPaths.listingPictures];

/** The origins that pictures are fetched from. */
export type PictureOrigins = ReadonlySet<string>;

/**
 * The picture that a path of ours carries, `/pictures/<its address in Base64>`; null where it is no address
 * of a listed origin, or is spelled otherwise than pages spell it.
 */
export function carriedUrl(pathname: string, origins: PictureOrigins): string | null {
  if (!pathname.startsWith(`${REMOTE_PICTURES}/`)) return null;
  const text = pathname.slice(REMOTE_PICTURES.length + 1);
  const address = Buffer.from(text, 'base64url');
  if (address.toString('base64url') !== text) return null;
  const url = remoteUrl(address.toString('latin1'));
  const isPlain = url?.href === address.toString('latin1');
  return isPlain && origins.has(url.origin) ? url.href : null;
}

interface Original {
  /** Null for an unchanged one. */
  readonly body: Buffer | null;
  readonly etag: string | null;
  /** When its request was sent, in ms since the epoch. */
  readonly checkedAtMs: number;
}

/**
 * Fetches an original within bounds. Redirects are followed within the listed origins only.
 * @param etag of the known one, if any
 * @returns null when there is no such picture
 * @throws when the request fails, or its bytes are no picture, whatever its `Content-Type` says
 */
export async function fetchOriginal(
  url: string,
  origins: PictureOrigins,
  headersOf: HeadersOf,
  etag: string | null = null,
): Promise<Original | null> {
  const checkedAtMs = Date.now();
  const headers = { Accept: 'image/*', ...(etag !== null && { 'If-None-Match': etag }) };
  // For the folders of pictures alone: a visitor may make up any other address.
  const { pathname } = new URL(url);
  const isUpload = pictureFolders.some((folder) => pathname.startsWith(`${folder}/`));
  const credentials = isUpload ? headersOf(url) : {};
  const untilMs = performance.now() + TIMEOUT_MS;
  let next = url;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const { response, body } = await fetchBounded(
      next,
      {
        credentials: 'omit',
        headers: { ...headers, ...(redirects === 0 && credentials) },
        redirect: 'manual',
      },
      {
        bytesMax: BYTES_MAX,
        timeoutMs: Math.max(1, Math.round(untilMs - performance.now())),
        wants: ({ ok }) => ok,
      },
    );
    const { status } = response;
    if (status === 404 || status === 410) return null;
    if (response.ok)
      return { body: checked(body, response), etag: response.headers.get('ETag'), checkedAtMs };
    if (status === 304 && etag !== null) return { body: null, etag, checkedAtMs };
    if (status < 300 || status >= 400) throw new Error(`The host responded with ${String(status)}`);
    const location = response.headers.get('Location') ?? '';
    const target = URL.canParse(location, next) ? remoteUrl(new URL(location, next).href) : null;
    if (!target || !origins.has(target.origin)) {
      throw new Error(
        `The host redirects to ${target?.origin ?? 'no address'}, which is not listed`,
      );
    }
    next = target.href;
  }
  throw new Error(`The host redirects more than ${String(REDIRECTS_MAX)} times`);
}

function checked(body: Buffer, { headers }: Response): Buffer {
  if (originalFormat(body) !== null) return body;
  const type = headers.get('Content-Type') ?? 'no type';
  throw new UnusablePictureError(`it is no JPEG, PNG, WebP, AVIF or GIF, but ${type}`);
}
