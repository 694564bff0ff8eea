import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Encoding, commonHeaders, notModifiedHeaders } from '../http/answer';

/** One page, to be sent in any coding. */
export interface PageEntry {
  readonly status: number;
  /** Whether all its calls were answered: only then may anybody keep it. */
  readonly isComplete: boolean;
  /** Strong validator of one coding. */
  etag(encoding: Encoding): string;
  /**
   * The page in one coding: made when it is first asked for, once.
   * @param age since the page was made, in ms: caches on the way may serve it for the rest of its day
   */
  variant(encoding: Encoding, age?: number): PageVariant;
  /** What it takes in memory, in every coding. */
  readonly bytes: number;
}

export interface PageVariant {
  readonly headers: OutgoingHttpHeaders;
  /** For a client whose copy is still good. */
  readonly notModified: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** How long a page may be served when no new one can be made, in hours. */
const HOURS = 24;

/** Complete pages may be kept by any cache: a minute fresh, then served while or if we cannot. */
function keep(hours: number): string {
  const left = (HOURS - hours) * 3_600;
  return `public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=${String(left)}`;
}

interface PageSource {
  readonly status: number;
  readonly isComplete: boolean;
  readonly html: Buffer;
  readonly policy: string;
}

/** Share of a page that its compressed codings take together; they take less. */
const COMPRESSED_SHARE = 0.5;

/** A page that is compressed once, for all who will ask for it. */
export function pageEntry({ status, isComplete, html, policy }: PageSource): PageEntry {
  const hash = createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 22);
  const etag = (encoding: Encoding) => `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const made = new Map<Encoding, { readonly hours: number; readonly variant: PageVariant }>();

  const make = (encoding: Encoding, hours: number, body: Buffer): PageVariant => {
    const headers: OutgoingHttpHeaders = {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': isComplete ? keep(hours) : 'no-store',
      ...(isComplete && { ETag: etag(encoding) }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      Vary: 'Accept-Encoding',
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
      'Content-Length': body.length,
    };
    return { body, headers, notModified: notModifiedHeaders(headers) };
  };

  return {
    status,
    isComplete,
    etag,
    variant(encoding, age = 0) {
      const hours = Math.min(Math.floor(age / 3_600_000), HOURS);
      const known = made.get(encoding);
      if (known?.hours === hours) return known.variant;
      const variant = make(encoding, hours, known?.variant.body ?? coded(html, encoding));
      made.set(encoding, { hours, variant });
      return variant;
    },
    bytes: Math.ceil(html.length * (1 + COMPRESSED_SHARE)) + 3 * policy.length,
  };
}

/** In one go: handing a page of this size to another thread takes as long as compressing it. */
function coded(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') {
    return brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 3,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
  }
  return encoding === 'gzip' ? gzipSync(plain, { level: 6 }) : plain;
}
