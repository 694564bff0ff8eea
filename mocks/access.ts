import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from './appEnv';
import { ApiError } from './httpErrors';

const LOOPBACK_PEER = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const FORWARDED_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/** Address of the other end of the connection; empty where there is none. */
const peerAddress = (c: AppContext) => c.env.incoming.socket.remoteAddress ?? '';

const isLoopbackPeer = (c: AppContext) => LOOPBACK_PEER.test(peerAddress(c));

function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK_HOST.test(new URL(origin).host);
}

/**
 * Whether a request comes from this machine itself: over loopback, not passed on by a proxy, to a
 * loopback name (a foreign name that resolves here is an attack), and not from a foreign web page.
 */
function isLocal(c: AppContext): boolean {
  const origin = c.req.header('origin');
  return (
    isLoopbackPeer(c) &&
    FORWARDED_HEADERS.every((name) => c.req.header(name) === undefined) &&
    LOOPBACK_HOST.test(c.req.header('host') ?? '') &&
    (origin === undefined || isLoopbackOrigin(origin))
  );
}

const digest = (value: string) => createHash('sha256').update(value).digest();

/**
 * Lets faults and admin writes pass: from this machine, or with the admin token.
 * @throws ApiError 401, or 403 where no token is set.
 */
export function requireAdmin(c: AppContext, adminToken: string | undefined): void {
  if (isLocal(c)) return;
  if (adminToken === undefined || adminToken === '') {
    throw new ApiError(403, 'forbidden', 'Set MOCKS_ADMIN_TOKEN to allow this from other machines');
  }
  const sent = /^Bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (sent === undefined || !timingSafeEqual(digest(sent), digest(adminToken))) {
    throw new ApiError(
      401,
      'unauthorized',
      'This needs Authorization: Bearer MOCKS_ADMIN_TOKEN',
      undefined,
      {
        'WWW-Authenticate': 'Bearer',
      },
    );
  }
}

/**
 * The client that the rate limit counts: the peer, or the one that a proxy names.
 * @param trustProxy whether proxies may be on other machines
 */
export function clientKey(c: AppContext, trustProxy: boolean): string {
  const peer = peerAddress(c);
  if (!trustProxy && !isLoopbackPeer(c)) return peer;
  // The last entry is the proxy's own; those before it were sent by the client and may be made up.
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? peer;
}
