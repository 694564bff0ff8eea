import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { strongEtag } from '../../node/etag';
import { type Language, languages } from '../../src/shared/i18n/languages';
import { type Encoding, commonHeaders, notModifiedHeaders } from '../http/sendResponse';
import type { AddressKind } from './canonicalAddress';
import { pageTimes } from './pageTimes';

/** A page in all encodings. */
export interface PageEntry {
  readonly status: number;
  /** Whether all its calls succeeded; only then is it cacheable. */
  readonly isComplete: boolean;
  /** Strong validator of an encoding. */
  etag(encoding: Encoding): string;
  /**
   * The page in an encoding, compressed once.
   * @param ageMs time since its rendering; HTTP caches may serve it for the rest of a day
   */
  variant(encoding: Encoding, ageMs?: number): PageVariant;
  /** Size in memory, in all encodings. */
  readonly bytes: number;
}

export interface PageVariant {
  readonly headers: OutgoingHttpHeaders;
  /** Headers of a 304. */
  readonly notModified: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/**
 * A complete page is cacheable: fresh for a minute, then stale-if-error. A CDN also gets
 * stale-while-revalidate, in the header for such caches alone (RFC 9213): Firefox and WebKit obey it too,
 * and would show each page one visit late.
 * @param ageMs time since the rendering; whole hours count
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

/** Brotli's quality, lower for made-up addresses, whose pages are hardly ever sent twice. */
const BROTLI_QUALITY: Readonly<Record<AddressKind, number>> = { fixed: 5, content: 5, endless: 3 };

interface PageSource {
  readonly kind: AddressKind;
  readonly language: Language;
  readonly status: number;
  readonly isComplete: boolean;
  readonly html: Buffer;
  readonly policy: string;
}

/** Upper bound of the size of all compressed encodings, as a share of the page. */
const COMPRESSED_SHARE = 0.5;

/** Creates a page that is compressed once per encoding. */
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
      // The address decides the language, so pages do not vary by a header.
      'Content-Language': languages[language].tag,
      ...(isComplete ? cacheHeaders(ageMs) : { 'Cache-Control': 'no-store' }),
      ...(isComplete && { ETag: etag(encoding) }),
      // The age for the page's scripts: see `src/app/browser/pageState.ts`.
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
      // Rounded to seconds, so that most responses of a busy page share their headers.
      const secondsMs = ageMs - (ageMs % SECOND_MS);
      const known = variants.get(encoding);
      if (known?.ageMs === secondsMs) return known.variant;
      const variant = make(
        encoding,
        secondsMs,
        known?.variant.body ?? compress(html, encoding, kind),
      );
      variants.set(encoding, { ageMs: secondsMs, variant });
      return variant;
    },
    bytes: Math.ceil(html.length * (1 + COMPRESSED_SHARE)) + 3 * policy.length,
  };
}

/** Brotli's window, as log2 of bytes: about twice a page. */
const BROTLI_WINDOW = 18;

/** Synchronous, because the thread pool takes more processor time for a page. */
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
