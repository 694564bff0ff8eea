import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Encoding, commonHeaders, notModifiedHeaders } from '../http/sendResponse';
import { pageTimes } from './pageTimes';

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

const HOUR = 3_600_000;

/**
 * Complete pages may be kept by any cache: a minute fresh, then served while or if we cannot.
 * @param age whole hours since the page was made, in ms
 */
function keep(age: number): string {
  const seconds = (time: number) => String(Math.max(time, 0) / 1_000);
  const { fresh, whileRevalidate, ifError } = pageTimes;
  return [
    'public, max-age=0',
    `s-maxage=${seconds(fresh)}`,
    `stale-while-revalidate=${seconds(whileRevalidate)}`,
    `stale-if-error=${seconds(ifError - age)}`,
  ].join(', ');
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
  const made = new Map<Encoding, { readonly age: number; readonly variant: PageVariant }>();

  const make = (encoding: Encoding, age: number, body: Buffer): PageVariant => {
    const headers: OutgoingHttpHeaders = {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': isComplete ? keep(age) : 'no-store',
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
      // By the hour: few answers differ, and the headers of most are made once.
      const hours = age - (age % HOUR);
      const known = made.get(encoding);
      if (known?.age === hours) return known.variant;
      const variant = make(encoding, hours, known?.variant.body ?? coded(html, encoding));
      made.set(encoding, { age: hours, variant });
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
