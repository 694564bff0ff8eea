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
  /** The page in one coding: made when it is first asked for, once. */
  variant(encoding: Encoding): PageVariant;
  /** What it takes in memory, in every coding. */
  readonly bytes: number;
}

export interface PageVariant {
  readonly headers: OutgoingHttpHeaders;
  /** For a client whose copy is still good. */
  readonly notModified: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Complete pages may be kept by any cache: a minute fresh, then served while or if we cannot. */
const KEEP = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

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
  const made = new Map<Encoding, PageVariant>();

  const make = (encoding: Encoding): PageVariant => {
    const body = coded(html, encoding);
    const headers: OutgoingHttpHeaders = {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': isComplete ? KEEP : 'no-store',
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
    variant(encoding) {
      const known = made.get(encoding);
      if (known) return known;
      const variant = make(encoding);
      made.set(encoding, variant);
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
