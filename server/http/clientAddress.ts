import type { IncomingMessage } from 'node:http';
import { type RequestSource, clientOf, isLocalRequest } from '../../src/shared/http/localRequest';

function sourceOf(request: IncomingMessage): RequestSource {
  return {
    peer: request.socket.remoteAddress ?? '',
    header: (name) => request.headers[name],
  };
}

/** Whether a request comes from this machine itself. */
export function isLocal(request: IncomingMessage): boolean {
  return isLocalRequest(sourceOf(request));
}

/** The visitor's address: where a balancer of ours is trusted, the one it names. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  return clientOf(sourceOf(request), trustProxy);
}

/** Whether the visitor reached us over TLS, which a balancer of ours has ended. */
export function isSecure(request: IncomingMessage, trustProxy: boolean): boolean {
  return trustProxy && request.headers['x-forwarded-proto'] === 'https';
}
