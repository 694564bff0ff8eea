import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { strongEtag } from '../../src/shared/http/etag';
import { type Language, languages } from '../../src/shared/i18n/languages';
import { type Encoding, commonHeaders, notModifiedHeaders } from '../http/sendResponse';
import type { AddressKind } from './canonicalAddress';
import { pageTimes } from './pageTimes';

/** One page, to be sent in any coding. */
export interface PageEntry {
  readonly status: number;
  /** Whether all its calls succeeded: only then may a cache keep it. */
  readonly isComplete: boolean;
  /** Strong validator of one coding. */
  etag(encoding: Encoding): string;
  /**
   * The page in one coding, compressed once.
   * @param ageMs since it was rendered: caches on the way may serve it for the rest of its day
   */
  variant(encoding: Encoding, ageMs?: number): PageVariant;
  /** What it takes in memory, in every coding. */
  readonly bytes: number;
}

export interface PageVariant {
  readonly headers: OutgoingHttpHeaders;
  /** For a client whose copy is still good. */
  readonly notModified: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Any cache may keep a complete page: fresh for a minute, then served when we fail. A content
 * delivery network also serves it while it revalidates. That directive is in the header for such
 * caches alone (RFC 9213): Firefox and WebKit obey it too, and would show each page one visit late.
 * @param ageMs since the page was rendered; whole hours count
 */
function cacheHeaders(ageMs: number): OutgoingHttpHeaders {
  const hoursMs = ageMs - (ageMs % HOUR_MS);
  const seconds = (ms: number) => String(Math.max(ms, 0) / 1_000);
  const { freshMs, whileRevalidateMs, ifErrorMs } = pageTimes;
  const ifError = `stale-if-error=${seconds(ifErrorMs - hoursMs)}`;
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${seconds(freshMs)}, ${ifError}`,
    'CDN-Cache-Control': `public, max-age=${seconds(freshMs)}, stale-while-revalidate=${seconds(whileRevalidateMs)}, ${ifError}`,
  };
}

/** Brotli's level. Hardly any page of an endless address is sent twice: it is compressed lightly. */
const BROTLI_QUALITY: Readonly<Record<AddressKind, number>> = { fixed: 5, content: 5, endless: 3 };

interface PageSource {
  /** Of its address. */
  readonly kind: AddressKind;
  readonly language: Language;
  readonly status: number;
  readonly isComplete: boolean;
  readonly html: Buffer;
  readonly policy: string;
}

/** Share of a page that its compressed codings take together; they take less. */
const COMPRESSED_SHARE = 0.5;

/** A page that is compressed once in each coding. */
export function pageEntry({
  kind,
  language,
  status,
  isComplete,
  html,
  policy,
}: PageSource): PageEntry {
  const etag = strongEtag(policy, html);
  const variants = new Map<Encoding, { readonly ageMs: number; readonly variant: PageVariant }>();

  const make = (encoding: Encoding, ageMs: number, body: Buffer): PageVariant => {
    const headers: OutgoingHttpHeaders = {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      // The address decides: nothing is negotiated, so caches need no other key.
      'Content-Language': languages[language].tag,
      ...(isComplete ? cacheHeaders(ageMs) : { 'Cache-Control': 'no-store' }),
      ...(isComplete && { ETag: etag(encoding) }),
      // What the page's scripts can read of its age: see `src/app/browser/pageState.ts`.
      'Server-Timing': `age;dur=${String(ageMs)}`,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      Vary: 'Accept-Encoding',
      'Content-Security-Policy': policy,
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
    variant(encoding, ageMs = 0) {
      // By the minute, so that the headers are made once for most responses.
      const minutesMs = ageMs - (ageMs % MINUTE_MS);
      const known = variants.get(encoding);
      if (known?.ageMs === minutesMs) return known.variant;
      const variant = make(
        encoding,
        minutesMs,
        known?.variant.body ?? compress(html, encoding, kind),
      );
      variants.set(encoding, { ageMs: minutesMs, variant });
      return variant;
    },
    bytes: Math.ceil(html.length * (1 + COMPRESSED_SHARE)) + 3 * policy.length,
  };
}

/** Log2 of the bytes in which Brotli looks for repetitions: a page of ours is about half as long. */
const BROTLI_WINDOW = 18;

/** Synchronous: Node's thread pool takes half as much processor time again for a page of this size. */
function compress(plain: Buffer, encoding: Encoding, kind: AddressKind): Buffer {
  if (encoding === 'br') {
    return brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[kind],
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
  }
  return encoding === 'gzip' ? gzipSync(plain, { level: 6 }) : plain;
}
