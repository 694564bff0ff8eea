import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A whole answer. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | string;
}

/** Headers of every answer of this server. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** Sends an answer; HEAD gets the head alone, and a copy that is still good gets 304. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  const { ETag: etag } = headers;
  if (status === 200 && typeof etag === 'string' && isMatch(request, etag)) {
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

/** What a 304 says of the copy that the client has: nothing of its body. */
export function notModifiedHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const ofBody = new Set(['Content-Type', 'Content-Encoding', 'Content-Length']);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofBody.has(name)));
}

/** A short plain text, never cached. */
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
    body: `${text}\n`,
  });
}

/** Whether the client's copy is this one (RFC 9110 §13.1.2, weak comparison). */
export function isMatch(request: IncomingMessage, etag: string): boolean {
  const sent = request.headers['if-none-match'];
  if (sent === undefined) return false;
  if (sent === etag || sent === '*') return true;
  return sent.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** The content codings that we make, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best coding that a client accepts (RFC 9110 §12.5.3). */
export function encodingFor(acceptEncoding = ''): Encoding {
  const accepted = new Map<string, boolean>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    accepted.set(name, !parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter)));
  }
  const takes = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
