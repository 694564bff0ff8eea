import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { commonHeaders, sendText } from '../http/sendResponse';

/** What may pass through to a backend, and for how long. */
export interface PassRules {
  /** Request headers that are passed on; cookies and credentials never are. */
  readonly requestHeaders: readonly string[];
  /** Content types of answers that are passed on, as prefixes. */
  readonly types: readonly string[];
  readonly requestBytes: number;
  readonly answerBytes: number;
  /** Between two signs of life of the backend, in ms; the whole exchange may take four of them. */
  readonly timeout: number;
  /** Whether browsers may show the answer as a page of ours. */
  readonly isDocument?: boolean;
}

export interface PassTarget {
  readonly origin: string;
  /** Path and query at the backend. */
  readonly path: string;
  /** Who asks, for the backend's rate limit; null where it shall not know. */
  readonly client: string | null;
  /** What caches are told of a good answer instead of what the backend says. */
  readonly caching?: OutgoingHttpHeaders;
}

const ANSWER_HEADERS = [
  'content-type',
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
] as const;

const WHOLE_EXCHANGE = 4;

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 256 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 256 }),
} as const;

/** Closes the kept connections, so that the process can end. */
export function closeProxyConnections(): void {
  for (const agent of Object.values(agents)) agent.destroy();
}

/**
 * Passes a request on to a backend and its answer back, within rules: one host, no redirects, no
 * cookies in either direction, bounded size and time. No cache keeps a failure.
 */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  target: PassTarget,
  rules: PassRules,
): Promise<void> {
  const body = await readBody(request, rules.requestBytes);
  if (body === null) {
    sendText(request, response, 413, 'Too large', { Connection: 'close' });
    return;
  }
  const url = new URL(target.path, target.origin);
  const isSecure = url.protocol === 'https:';
  const outgoing = (isSecure ? https : http).request(url, {
    method: request.method ?? 'GET',
    agent: agents[isSecure ? 'https:' : 'http:'],
    headers: {
      ...pick(request, rules.requestHeaders),
      ...(target.client !== null && { 'x-forwarded-for': target.client }),
      ...(body.length > 0 && { 'content-length': body.length }),
    },
    timeout: rules.timeout,
  });
  const late = () => {
    outgoing.destroy(new LateError());
  };
  const timer = setTimeout(late, WHOLE_EXCHANGE * rules.timeout);
  outgoing.on('timeout', late);
  response.on('close', () => {
    clearTimeout(timer);
    outgoing.destroy();
  });
  outgoing.on('error', (error) => {
    if (response.headersSent) response.destroy();
    else if (error instanceof LateError) sendText(request, response, 504, 'The backend is late');
    else sendText(request, response, 502, 'The backend cannot be reached');
  });
  outgoing.on('response', (answer) => {
    const refusal = refuse(answer, rules);
    if (refusal === null) sendOn(answer, response, rules, target.caching);
    else {
      answer.destroy();
      sendText(request, response, refusal.status, refusal.text, pick(answer, ['retry-after']));
    }
  });
  outgoing.end(body);
}

function sendOn(
  answer: IncomingMessage,
  response: ServerResponse,
  rules: PassRules,
  caching: OutgoingHttpHeaders | undefined,
): void {
  response.writeHead(answer.statusCode ?? 502, {
    ...commonHeaders,
    'Content-Security-Policy':
      rules.isDocument === true
        ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
        : "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...pick(answer, ANSWER_HEADERS),
    ...cachingOf(answer, caching),
  });
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > rules.answerBytes) answer.destroy(new Error('The answer is too large'));
  });
  // A broken answer must not look like a whole one: pipeline destroys the response.
  pipeline(answer, response, () => undefined);
}

function cachingOf(
  answer: IncomingMessage,
  caching: OutgoingHttpHeaders | undefined,
): OutgoingHttpHeaders {
  const isGood = answer.statusCode === 200 || answer.statusCode === 304;
  if (!isGood) return { 'Cache-Control': 'no-store' };
  return caching ?? pick(answer, ['cache-control']);
}

/** Why an answer is not passed on, and what the client gets instead. */
interface Refusal {
  readonly status: number;
  readonly text: string;
}

function refuse(answer: IncomingMessage, rules: PassRules): Refusal | null {
  const { statusCode = 502, headers } = answer;
  if (statusCode === 304) return null;
  if (statusCode >= 300 && statusCode < 400) {
    return { status: 502, text: 'The backend sends elsewhere' };
  }
  if (Number(headers['content-length'] ?? 0) > rules.answerBytes) {
    return { status: 502, text: 'The answer is too large' };
  }
  const type = headers['content-type']?.toLowerCase();
  const mayLackType = statusCode !== 200 && type === undefined;
  if (mayLackType || rules.types.some((known) => type?.startsWith(known))) return null;
  // A failure keeps its status; its text would be somebody else's page.
  return statusCode >= 400
    ? { status: statusCode, text: 'The backend refuses' }
    : { status: 502, text: 'The answer is of no known type' };
}

/**
 * The whole body, so that a slow sender costs the backend nothing; null when it is too large or
 * never came. What is left of it stays unread: the answer closes the connection.
 */
function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve(null);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > limit) {
        request.off('data', onData).pause();
        resolve(null);
      }
    };
    request.on('data', onData);
    request.once('end', () => {
      resolve(Buffer.concat(chunks));
    });
    request.once('close', () => {
      resolve(null);
    });
  });
}

function pick(message: IncomingMessage, names: readonly string[]): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const name of names) {
    const value = message.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

class LateError extends Error {
  override readonly name = 'LateError';
}
