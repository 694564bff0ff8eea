import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isMatch } from '../../node/etag';

/** A complete response. */
export interface WholeResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | string;
}

/** Headers of every response of this server. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** Any site may show a public picture: search results, previews of messengers. Nothing else is embedded. */
export function resourcePolicy(contentType: string): OutgoingHttpHeaders {
  const isPicture = contentType.startsWith('image/');
  return { 'Cross-Origin-Resource-Policy': isPicture ? 'cross-origin' : 'same-origin' };
}

/** Sends a response: only headers for HEAD, and 304 for a client with a current copy. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: WholeResponse,
): void {
  const { ETag: etag } = headers;
  if (
    status === 200 &&
    typeof etag === 'string' &&
    isMatch(request.headers['if-none-match'], etag)
  ) {
    response.writeHead(304, { ...commonHeaders, ...notModifiedHeaders(headers) }).end();
    return;
  }
  response.writeHead(status, {
    ...commonHeaders,
    ...headers,
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The headers of a 304, without those that describe a body. */
export function notModifiedHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const ofBody = new Set([
    'Content-Type',
    'Content-Language',
    'Content-Encoding',
    'Content-Length',
  ]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofBody.has(name)));
}

/** Sends a text and a line break, plain and uncached unless `headers` override it. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  send(request, response, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
    body: text.endsWith('\n') ? text : `${text}\n`,
  });
}

/** Supported content encodings, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The client's preferred encoding; the smallest of equal weight (RFC 9110 §12.5.3). */
export function encodingFor(acceptEncoding = ''): Encoding {
  const [br, gzip] = [weightOf(acceptEncoding, 'br'), weightOf(acceptEncoding, 'gzip')];
  // Unnamed, it is the last resort.
  const identity = explicitWeightOf(acceptEncoding, CODING.identity) ?? 0;
  if (br > 0 && br >= gzip && br >= identity) return 'br';
  return gzip > 0 && gzip >= identity ? 'gzip' : 'identity';
}

/** The client's supported encodings, as an `Accept-Encoding` header for a backend. */
export function encodingsFor(acceptEncoding = ''): string {
  const accepted = (['br', 'gzip'] as const).filter(
    (coding) => weightOf(acceptEncoding, coding) > 0,
  );
  return accepted.join(', ') || 'identity';
}

/** An encoding in an `Accept-Encoding` header, with its parameters. */
const CODING = {
  br: /(?:^|,)\s*br\s*(;[^,]*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(;[^,]*)?(?:,|$)/i,
  identity: /(?:^|,)\s*identity\s*(;[^,]*)?(?:,|$)/i,
  any: /(?:^|,)\s*\*\s*(;[^,]*)?(?:,|$)/,
};

/** From 0 (refused) to 1. */
function weightOf(acceptEncoding: string, coding: 'br' | 'gzip'): number {
  return (
    explicitWeightOf(acceptEncoding, CODING[coding]) ??
    explicitWeightOf(acceptEncoding, CODING.any) ??
    0
  );
}

function explicitWeightOf(acceptEncoding: string, coding: RegExp): number | null {
  const match = coding.exec(acceptEncoding);
  if (!match) return null;
  const weight = /^;\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(match[1] ?? '')?.[1];
  return weight === undefined ? 1 : Number(weight);
}
