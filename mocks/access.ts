import { createHash, timingSafeEqual } from 'node:crypto';
import { type RequestSource, isLocalRequest } from '../node/localRequest';
import type { AppContext } from './appEnv';
import { ApiError } from './httpErrors';

function sourceOf(c: AppContext): RequestSource {
  return {
    peer: c.env.incoming.socket.remoteAddress ?? '',
    header: (name) => c.req.header(name),
  };
}

const digest = (value: string) => createHash('sha256').update(value).digest();

/**
 * Lets faults and admin writes pass: from this machine, or with the admin token.
 * @throws ApiError 401, or 403 where no token is set.
 */
export function requireAdmin(c: AppContext, adminToken: string | undefined): void {
  if (isLocalRequest(sourceOf(c))) return;
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
