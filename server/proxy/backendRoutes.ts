import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  API_ROOT,
  backendPaths,
  mockBackendPaths,
  visitorReads,
} from '../../src/shared/config/backendPaths';
import type { HeadersOf } from '../backendHeaders';
import { isLocal } from '../http/clientAddress';
import { carriesJson } from '../http/jsonType';
import { sendText } from '../http/sendResponse';
import type { Target } from '../http/target';
import { originalFormat } from '../pictures/originalFormat';
import type { CallMemory } from './callMemory';
import { type PassRules, proxyRequest } from './proxyRequest';

const KB = 1_024;
const MB = 1_024 * KB;

const calls: PassRules = {
  requestHeaders: ['accept', 'accept-encoding', 'accept-language', 'content-type', 'if-none-match'],
  passes: carriesJson,
  requestBytes: 64 * KB,
  responseBytes: 256 * MB,
  idleTimeoutMs: 30_000,
};

const writes: PassRules = { ...calls, isSuccessEmpty: true };

const uploads: PassRules = {
  requestHeaders: ['accept', 'if-none-match', 'if-modified-since'],
  typeOf: (start) => {
    const format = originalFormat(start);
    return format && `image/${format}`;
  },
  requestBytes: 0,
  responseBytes: 20 * MB,
  idleTimeoutMs: 15_000,
};

const mockBackendPages: PassRules = {
  ...calls,
  passes: (type) => carriesJson(type) || /^text\/html\s*(?:;|$)/i.test(type),
  isDocument: true,
};

/** Hearts are not kept, so nothing sends `favorites`. */
const passedWrites: readonly string[] = [backendPaths.bannerClick, backendPaths.bannerImpression];

const developerPaths: ReadonlySet<string> = new Set(Object.values(mockBackendPaths));

export interface BackendHosts {
  /** The API host's origin for this server. */
  readonly api: string;
  readonly listings: string;
  /** Whether browsers call it through our origin. */
  readonly passApi: boolean;
  readonly passListings: boolean;
  /** Whether the API host is this process's mock backend. */
  readonly isMockBackend: boolean;
}

/** The backend that serves a path of our origin. */
export interface BackendRoute {
  readonly origin: string;
  readonly rules: PassRules;
  readonly allow: readonly string[];
  /** Name in the metrics. */
  readonly name: 'api' | 'listings' | 'uploads' | 'mocks';
}

const READ = ['GET', 'HEAD'] as const;

export function backendRoute(pathname: string, hosts: BackendHosts): BackendRoute | null {
  const route = (
    name: BackendRoute['name'],
    origin: string,
    rules: PassRules,
    allow: readonly string[] = READ,
  ) => ({ name, origin, rules, allow });
  if (pathname.startsWith(`${backendPaths.pictures}/`)) return route('uploads', hosts.api, uploads);
  if (pathname.startsWith(`${backendPaths.listingPictures}/`))
    return route('uploads', hosts.listings, uploads);
  if (hosts.passListings) {
    if (pathname === backendPaths.listings) return route('listings', hosts.listings, calls);
  }
  if (hosts.passApi) {
    if (passedWrites.includes(pathname)) return route('api', hosts.api, writes, ['POST']);
    // The mock backend has nothing to hide, and its developers call the rest of it.
    const isOpen = hosts.isMockBackend && pathname.startsWith(`${API_ROOT}/`);
    if (isOpen || visitorReads.includes(pathname)) return route('api', hosts.api, calls);
  }
  if (hosts.isMockBackend && developerPaths.has(pathname)) {
    return route('mocks', hosts.api, mockBackendPages, [...READ, 'PUT', 'DELETE']);
  }
  return null;
}

interface PassContext {
  /** Address of the visitor. */
  readonly client: string;
  /** Whether requests come through our own proxy. */
  readonly isProxied: boolean;
  readonly headersOf: HeadersOf;
  /** Null keeps nothing. */
  readonly memory: CallMemory | null;
}

/** Forwards a request to the backend of its path. */
export async function passToBackend(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: Target,
  route: BackendRoute,
  { client, isProxied, headersOf, memory }: PassContext,
): Promise<void> {
  const isMockBackend = route.name === 'mocks';
  // Behind a proxy on this machine, every request comes over loopback.
  if (isMockBackend && (isProxied || !isLocal(request))) {
    sendText(request, response, 404, 'Not found');
    return;
  }
  if (!route.allow.includes(request.method ?? '')) {
    sendText(request, response, 405, 'Method not allowed', {
      Allow: route.allow.join(', '),
      Connection: 'close',
    });
    return;
  }
  const isUpload = route.name === 'uploads';
  const target = {
    origin: route.origin,
    path: pathname + search,
    // The mock backend serves its own pages to this machine only, so it needs no visitor's address.
    client: isMockBackend || isUpload ? null : client,
    headers: headersOf(route.origin),
  };
  if (memory === null || route.rules !== calls || request.method !== 'GET') {
    await proxyRequest(request, response, target, route.rules);
    return;
  }
  await memory.respond(request, response, route.origin + target.path, (keeping) =>
    proxyRequest(request, response, target, route.rules, keeping),
  );
}
