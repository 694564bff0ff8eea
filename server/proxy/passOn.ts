import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { commonHeaders, sendText } from '../http/answer';

/** What may pass through to a backend, and for how long. */
export interface PassRules {
  /** Request headers that are passed on; cookies and credentials never are. */
  readonly requestHeaders: readonly string[];
  /** Content types of answers that are passed on, as prefixes. */
  readonly types: readonly string[];
  readonly requestBytes: number;
  readonly answerBytes: number;
  /** For the whole exchange, in ms. */
  readonly timeout: number;
  /** Whether browsers may show the answer as a page of ours. */
  readonly isDocument?: boolean;
}

const ANSWER_HEADERS = [
  'content-type',
  'content-encoding',
  'content-length',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
] as const;

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 256, scheduling: 'lifo' }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 256, scheduling: 'lifo' }),
} as const;

/** Closes the kept connections, so that the process can end. */
export function closeProxyConnections(): void {
  for (const agent of Object.values(agents)) agent.destroy();
}

/**
 * Passes a request on to a backend and its answer back, within rules: one host, no redirects, no
 * cookies in either direction, bounded size and time.
 * @param target path and query at the backend
 * @param client who asks, for the backend's rate limit; null where it shall not know
 */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, target, client }: { origin: string; target: string; client: string | null },
  rules: PassRules,
): void {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > rules.requestBytes) {
    sendText(request, response, 413, 'Too large', { Connection: 'close' });
    return;
  }
  const url = new URL(target, origin);
  const isSecure = url.protocol === 'https:';
  const outgoing = (isSecure ? https : http).request(url, {
    method: request.method,
    agent: agents[isSecure ? 'https:' : 'http:'],
    headers: requestHeaders(request, rules, client),
    timeout: rules.timeout,
  });
  const timer = setTimeout(() => {
    outgoing.destroy(new Error('late'));
  }, rules.timeout);

  const fail = (status: number, text: string) => {
    if (response.headersSent) response.destroy();
    else sendText(request, response, status, text);
  };
  outgoing.on('timeout', () => {
    outgoing.destroy(new Error('late'));
  });
  outgoing.on('error', (error) => {
    if (!response.writableEnded) {
      if (error.message === 'late') fail(504, 'The backend is late');
      else fail(502, 'The backend cannot be reached');
    }
  });
  response.on('close', () => {
    clearTimeout(timer);
    outgoing.destroy();
  });
  outgoing.on('response', (answer) => {
    const refusal = refuse(answer, rules);
    if (refusal !== null) {
      answer.destroy();
      fail(502, refusal);
      return;
    }
    response.writeHead(answer.statusCode ?? 502, {
      ...commonHeaders,
      ...(rules.isDocument !== true && {
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      }),
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...answerHeaders(answer),
    });
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > rules.answerBytes) answer.destroy(new Error('too large'));
    });
    // A broken answer must not look like a whole one: pipeline destroys the response.
    pipeline(answer, response, () => undefined);
  });

  let sent = 0;
  request.on('data', (chunk: Buffer) => {
    sent += chunk.length;
    if (sent > rules.requestBytes) {
      request.unpipe(outgoing);
      outgoing.destroy();
      fail(413, 'Too large');
    }
  });
  request.pipe(outgoing);
}

function refuse(answer: IncomingMessage, rules: PassRules): string | null {
  const { statusCode = 502, headers } = answer;
  if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) {
    return 'The backend sends elsewhere';
  }
  if (Number(headers['content-length'] ?? 0) > rules.answerBytes) return 'The answer is too large';
  if (statusCode === 200) {
    const type = headers['content-type']?.toLowerCase() ?? '';
    if (!rules.types.some((known) => type.startsWith(known)))
      return 'The answer is of no known type';
  }
  return null;
}

function requestHeaders(
  request: IncomingMessage,
  rules: PassRules,
  client: string | null,
): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const name of rules.requestHeaders) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  if (client !== null) headers['x-forwarded-for'] = client;
  return headers;
}

function answerHeaders(answer: IncomingMessage): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const name of ANSWER_HEADERS) {
    const value = answer.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
