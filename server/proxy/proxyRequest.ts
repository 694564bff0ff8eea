import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { requestBody } from '../http/requestBody';
import { commonHeaders, resourcePolicy, sendText } from '../http/sendResponse';
import type { CallKeeping } from './callMemory';

/** The rules of forwarding to a backend. */
export interface PassRules {
  /** Allowlist of request headers, without cookies and credentials. */
  readonly requestHeaders: readonly string[];
  /** Whether to forward a response of a content type. */
  readonly passes?: (type: string) => boolean;
  /**
   * Detects the content type from the first bytes, overriding the backend's; null refuses the body.
   */
  readonly typeOf?: (start: Buffer) => string | null;
  readonly requestBytes: number;
  readonly responseBytes: number;
  /** Limit without a byte from the backend; the whole exchange may take four times as long. */
  readonly idleTimeoutMs: number;
  /** Whether nobody reads the body of a success: any 2xx is passed on as 204. */
  readonly isSuccessEmpty?: boolean;
  /** Whether browsers may show the response as one of our pages. */
  readonly isDocument?: boolean;
}

export interface PassTarget {
  readonly origin: string;
  /** Path and query on the backend. */
  readonly path: string;
  /** Address of the visitor, for the backend's rate limit; null to withhold it. */
  readonly client: string | null;
  /** Credentials for the backend. */
  readonly headers: Readonly<Record<string, string>>;
}

const RESPONSE_HEADERS = [
  'content-type',
  'content-encoding',
  'content-language',
  'content-length',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
] as const;

const EXCHANGE_FACTOR = 4;
/** The largest response that is kept, in bytes. */
const KEPT_MAX = 8 * 1_048_576;

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 256 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 256 }),
} as const;

/** Closes idle connections, so that the process can exit. */
export function closeProxyConnections(): void {
  for (const agent of Object.values(agents)) agent.destroy();
}

/**
 * Forwards a request to a backend and its response back: to one host, without redirects, without cookies
 * in either direction, and with bounded size and time. Failures are not cacheable.
 */
export async function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  target: PassTarget,
  rules: PassRules,
  keeping?: CallKeeping,
): Promise<void> {
  const body = await requestBody(request, rules.requestBytes);
  if (body === null) {
    sendText(request, response, 413, 'Too large', { Connection: 'close' });
    return;
  }
  const url = new URL(target.path, target.origin);
  const isSecure = url.protocol === 'https:';
  const open = (agent: http.Agent | false) =>
    (isSecure ? https : http).request(url, {
      // Detecting the type needs the body's bytes.
      method: rules.typeOf ? 'GET' : (request.method ?? 'GET'),
      agent,
      headers: {
        ...pick(request, rules.requestHeaders),
        ...(target.client !== null && { 'x-forwarded-for': target.client }),
        ...(body.length > 0 && { 'content-length': body.length }),
        ...keeping?.headers,
        ...target.headers,
      },
      timeout: rules.idleTimeoutMs,
    });
  const onTimeout = () => {
    outgoing.destroy(new TimeoutError());
  };
  const timer = setTimeout(onTimeout, EXCHANGE_FACTOR * rules.idleTimeoutMs);
  response.on('close', () => {
    clearTimeout(timer);
    outgoing.destroy();
  });
  const onError = (error: Error) => {
    // The backend may close a kept connection while a request is on its way.
    const wasClosed = outgoing.reusedSocket && !(error instanceof TimeoutError);
    if (wasClosed && request.method !== 'POST' && !response.headersSent && !response.destroyed)
      send(false);
    else if (response.headersSent) response.destroy();
    else if (error instanceof TimeoutError)
      sendText(request, response, 504, 'The backend did not respond in time');
    else sendText(request, response, 502, 'The backend cannot be reached');
  };
  /** Reads a response that others wait for, however slowly the visitor does; a large one is streamed. */
  const takeWhole = (backendResponse: IncomingMessage, headers: OutgoingHttpHeaders) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= KEPT_MAX) return;
      backendResponse.off('data', onData).off('end', onEnd).pause();
      backendResponse.unshift(Buffer.concat(chunks));
      sendOn(request, backendResponse, response, rules, headers);
    };
    const onEnd = () => {
      keeping?.take(headers, Buffer.concat(chunks)).catch(onError);
    };
    backendResponse.on('data', onData).on('end', onEnd).on('error', onError);
  };
  const onResponse = (backendResponse: IncomingMessage) => {
    const { statusCode = 502 } = backendResponse;
    if (rules.isSuccessEmpty === true && statusCode >= 200 && statusCode < 300) {
      response.writeHead(204, { ...commonHeaders, 'Cache-Control': 'no-store' }).end();
      return;
    }
    const respond = (refusal: Refusal | null, type?: string) => {
      const headers: OutgoingHttpHeaders = {
        ...responseHeaders(backendResponse, rules),
        ...(type !== undefined && { 'content-type': type }),
      };
      if (statusCode === 304 && keeping?.sendUnchanged(headers) === true) {
        backendResponse.resume();
        return;
      }
      if (refusal === null) {
        if (keeping && statusCode === 200) takeWhole(backendResponse, headers);
        else sendOn(request, backendResponse, response, rules, headers);
        return;
      }
      backendResponse.destroy();
      sendText(
        request,
        response,
        refusal.status,
        refusal.text,
        pick(backendResponse, ['retry-after']),
      );
    };
    const refusal = refuse(backendResponse, rules);
    const { typeOf } = rules;
    if (refusal !== null || !typeOf || statusCode !== 200) {
      respond(refusal);
      return;
    }
    peek(backendResponse, (start) => {
      const type = typeOf(start);
      respond(type === null ? unknownType : null, type ?? undefined);
    });
  };
  let outgoing: http.ClientRequest;
  /** @param agent false for a new connection */
  const send = (agent: http.Agent | false) => {
    outgoing = open(agent)
      .on('timeout', onTimeout)
      .on('error', onError)
      .on('response', onResponse)
      .end(body);
  };
  send(agents[isSecure ? 'https:' : 'http:']);
}

/** Number of bytes that identify a format. */
const PEEKED_BYTES = 64;

/** Reads the first bytes of a response, or all if fewer, and puts them back. */
function peek(backendResponse: IncomingMessage, use: (start: Buffer) => void): void {
  const read = () => {
    const start = backendResponse.read(PEEKED_BYTES) as Buffer | null;
    if (start !== null) {
      stop();
      backendResponse.unshift(start);
      use(start);
    }
  };
  const end = () => {
    stop();
    use(Buffer.alloc(0));
  };
  const stop = () => backendResponse.off('readable', read).off('close', end);
  backendResponse.on('readable', read).on('close', end);
}

function sendOn(
  request: IncomingMessage,
  backendResponse: IncomingMessage,
  response: ServerResponse,
  rules: PassRules,
  headers: OutgoingHttpHeaders,
): void {
  response.writeHead(backendResponse.statusCode ?? 502, headers);
  if (request.method === 'HEAD') {
    backendResponse.destroy();
    response.end();
    return;
  }
  let bytes = 0;
  backendResponse.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > rules.responseBytes)
      backendResponse.destroy(new Error('The response is too large'));
  });
  // `pipeline` destroys a broken response, which must not look complete.
  pipeline(backendResponse, response, () => undefined);
}

function responseHeaders(backendResponse: IncomingMessage, rules: PassRules): OutgoingHttpHeaders {
  return {
    ...commonHeaders,
    'Content-Security-Policy':
      rules.isDocument === true
        ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
        : "default-src 'none'; frame-ancestors 'none'; sandbox",
    ...resourcePolicy(rules.typeOf ? 'image/' : ''),
    ...pick(backendResponse, RESPONSE_HEADERS),
    ...cachingOf(backendResponse),
  };
}

function cachingOf(backendResponse: IncomingMessage): OutgoingHttpHeaders {
  const isGood = backendResponse.statusCode === 200 || backendResponse.statusCode === 304;
  if (!isGood) return { 'Cache-Control': 'no-store' };
  // Without its age, a response would be fresh for its time once more.
  return pick(backendResponse, ['cache-control', 'age', 'date', 'expires', 'pragma']);
}

/** The response in place of one that is not forwarded. */
interface Refusal {
  readonly status: number;
  readonly text: string;
}

function refuse(backendResponse: IncomingMessage, rules: PassRules): Refusal | null {
  const { statusCode = 502, headers } = backendResponse;
  if (statusCode < 200) return { status: 502, text: 'The backend sent an odd status' };
  if (statusCode === 304) return null;
  if (statusCode >= 300 && statusCode < 400) {
    return { status: 502, text: 'The backend redirects' };
  }
  if (Number(headers['content-length'] ?? 0) > rules.responseBytes) {
    return { status: 502, text: 'The response is too large' };
  }
  if (statusCode === 200 && rules.typeOf) return null;
  const type = headers['content-type'];
  const passes = type === undefined ? statusCode !== 200 : rules.passes?.(type);
  if (passes === true) return null;
  // A failure keeps its status, without the foreign page.
  return statusCode >= 400 ? { status: statusCode, text: 'The backend refuses' } : unknownType;
}

const unknownType: Refusal = { status: 502, text: 'The response is of no known type' };

function pick(message: IncomingMessage, names: readonly string[]): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const name of names) {
    const value = message.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}
