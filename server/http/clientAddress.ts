import type { IncomingMessage } from 'node:http';
import { type RequestSource, clientOf, isLocalRequest } from '../../node/localRequest';

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

/** The visitor's address, as a trusted balancer reports it. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  return clientOf(sourceOf(request), trustProxy);
}

/** Whether the visitor uses TLS, which our balancer terminates. */
export function isSecure(request: IncomingMessage, trustProxy: boolean): boolean {
  return trustProxy && request.headers['x-forwarded-proto'] === 'https';
}
