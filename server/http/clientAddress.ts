import type { IncomingMessage } from 'node:http';

const LOOPBACK_PEER = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/**
 * Whether a request comes from this machine itself: over loopback, not passed on by a proxy, to a
 * loopback name, and not from a web page elsewhere.
 */
export function isLoopback(request: IncomingMessage): boolean {
  const { origin, host = '' } = request.headers;
  return (
    LOOPBACK_PEER.test(request.socket.remoteAddress ?? '') &&
    FORWARDED.every((name) => request.headers[name] === undefined) &&
    LOOPBACK_HOST.test(host) &&
    (origin === undefined || (URL.canParse(origin) && LOOPBACK_HOST.test(new URL(origin).host)))
  );
}

/** The visitor's address; a balancer of ours names it last in `X-Forwarded-For`. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const peer = request.socket.remoteAddress ?? '';
  if (!trustProxy) return peer;
  const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join(',');
  const last = forwarded.split(',').at(-1)?.trim() ?? '';
  return last === '' ? peer : last;
}

/** Whether the visitor reached us over TLS, which a balancer of ours has ended. */
export function isSecure(request: IncomingMessage, trustProxy: boolean): boolean {
  return trustProxy && request.headers['x-forwarded-proto'] === 'https';
}
