import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, commonHeaders, notModifiedHeaders } from '../http/answer';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** One page, ready to be sent in every coding. */
export interface PageEntry {
  readonly status: number;
  /** Whether all its calls were answered: only then may anybody keep it. */
  readonly isComplete: boolean;
  readonly variants: Readonly<Record<Encoding, PageVariant>>;
  /** What it takes in memory. */
  readonly bytes: number;
}

export interface PageVariant {
  readonly headers: OutgoingHttpHeaders;
  /** For a client whose copy is still good. */
  readonly notModified: OutgoingHttpHeaders;
  readonly etag: string;
  readonly body: Buffer;
}

/** Complete pages may be kept by any cache: a minute fresh, then served while or if we cannot. */
const KEEP = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

interface PageSource {
  readonly status: number;
  readonly isComplete: boolean;
  readonly html: string;
  readonly policy: string;
}

/** Compresses a page once, for all who will ask for it. */
export async function pageEntry({
  status,
  isComplete,
  html,
  policy,
}: PageSource): Promise<PageEntry> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([
    toBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    toGzip(plain, { level: 6 }),
  ]);
  const hash = createHash('sha256').update(policy).update(plain).digest('base64url').slice(0, 22);
  const variant = (encoding: Encoding, body: Buffer): PageVariant => {
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const headers: OutgoingHttpHeaders = {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': isComplete ? KEEP : 'no-store',
      ...(isComplete && { ETag: etag }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      Vary: 'Accept-Encoding',
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
      'Content-Length': body.length,
    };
    return { body, etag, headers, notModified: notModifiedHeaders(headers) };
  };
  return {
    status,
    isComplete,
    variants: {
      br: variant('br', br),
      gzip: variant('gzip', gz),
      identity: variant('identity', plain),
    },
    bytes: plain.length + br.length + gz.length + 3 * policy.length,
  };
}
