import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isMatch } from '../node/etag';
import { headMessages } from '../src/app/server/head/headMessages';
import { REMOTE_PICTURES } from '../src/shared/config/backendPaths';
import { SHELL_PATH, healthPaths } from '../src/shared/config/paths';
import { type Language, languages, splitLanguage } from '../src/shared/i18n/languages';
import { HASHED_PATH } from './assets/folderFiles';
import { SHORTLY, type StaticFiles } from './assets/servedFile';
import type { HeadersOf } from './backendHeaders';
import { clientAddress, isSecure } from './http/clientAddress';
import { encodingFor, sendText } from './http/sendResponse';
import { type Target, parseTarget } from './http/target';
import { type Log, textOf } from './log';
import type { Metrics } from './metrics';
import { wayBackFromBlankSearch } from './pages/blankSearch';
import {
  type AddressKind,
  type CanonicalAddress,
  canonicalAddress,
  otherSpelling,
} from './pages/canonicalAddress';
import { PageCache } from './pages/pageCache';
import type { PageEntry } from './pages/pageEntry';
import type { PageRenderer } from './pages/pageRenderer';
import { type PictureOrigins, carriedUrl } from './pictures/originals';
import { shapeOf } from './pictures/pictureFormat';
import type { Pictures } from './pictures/pictureHandler';
import { PREVIEW_HEADER, PREVIEW_PATH, type Preview } from './preview';
import { type BackendHosts, backendRoute, passToBackend } from './proxy/backendRoutes';
import { callMemory } from './proxy/callMemory';
import { PURGE_PATH, purger } from './purge';

export interface StorefrontOptions {
  readonly renderer: PageRenderer;
  /** Renders drafts. */
  readonly previewRenderer: Pick<PageRenderer, 'page'>;
  readonly preview: Preview;
  readonly files: StaticFiles;
  /** The path that `/favicon.ico` redirects to, which old browsers and crawlers request unasked. */
  readonly icon: string;
  readonly pictures: Pictures;
  /** The origins that a picture's path may carry. */
  readonly pictureOrigins: PictureOrigins;
  readonly hosts: BackendHosts;
  readonly headersOf: HeadersOf;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly trustProxy: boolean;
  /** Null closes `POST /purge`. */
  readonly purgeToken: string | null;
  /** The folder of the files that tell other storefronts of a purge. */
  readonly purgeStamps: string;
  /** Drops responses of backends that pages would reuse. */
  readonly forgetResponses: () => void;
  /** False once the server is closing. */
  readonly isReady: () => boolean;
  /** False while the mock backend's database restarts; pages are still served. */
  readonly isDatabaseRunning: () => boolean;
}

const HSTS = 'max-age=63072000; includeSubDomains';
const MB = 1_048_576;

/** Sizes of the page caches, one per kind of address, so that endless ones cannot evict others. */
const CACHE_BYTES: Readonly<Record<AddressKind, number>> = {
  fixed: 32 * MB,
  content: 64 * MB,
  endless: 32 * MB,
};
/** Maximum number of concurrent renderings. */
const RENDERINGS_MAX = 200;

/** The storefront's request listener. */
export function storefront(options: StorefrontOptions): RequestListener {
  const { renderer, files, icon, pictures, pictureOrigins, hosts, metrics, log, trustProxy } =
    options;
  const { isReady, isDatabaseRunning } = options;
  const caches: Readonly<Record<AddressKind, PageCache>> = {
    fixed: new PageCache({ bytes: CACHE_BYTES.fixed }),
    content: new PageCache({ bytes: CACHE_BYTES.content, keepsErrors: false }),
    endless: new PageCache({ bytes: CACHE_BYTES.endless, keepsErrors: false }),
  };
  const inCaches = (of: 'bytes' | 'size') =>
    Object.values(caches).reduce((sum, cache) => sum + cache[of], 0);
  const processName = randomBytes(4).toString('hex');
  let count = 0;
  let renderings = 0;
  const shells: Partial<Record<Language, PageEntry>> = {};

  const memory = callMemory();
  const purge = purger({
    token: options.purgeToken,
    stamps: options.purgeStamps,
    purgePages: () => {
      options.forgetResponses();
      memory.forget();
      return Object.values(caches).reduce((sum, cache) => sum + cache.purge(), 0);
    },
    purgePictures: () => pictures.purge(),
    purgePicture(path) {
      const target = parseTarget(path);
      if (typeof target === 'number') return null;
      const backend = backendRoute(target.pathname, hosts);
      const url =
        backend?.name === 'uploads'
          ? backend.origin + target.pathname + target.search
          : carriedUrl(target.pathname, pictureOrigins);
      if (url === null) return false;
      pictures.forget(url);
      return true;
    },
  });

  metrics.gauge('page_cache_bytes', 'Bytes of the pages in memory', () => inCaches('bytes'));
  metrics.gauge('page_cache_pages', 'Pages in memory', () => inCaches('size'));
  metrics.gauge('page_renderings', 'Pages that are being rendered', () => renderings);

  const render =
    ({ href, kind }: CanonicalAddress) =>
    async (isPatient: boolean): Promise<PageEntry> => {
      if (renderings >= RENDERINGS_MAX) throw new BusyError();
      renderings++;
      const startedAtMs = performance.now();
      try {
        const entry = await renderer.page(href, kind, isPatient);
        metrics.pageRendered(performance.now() - startedAtMs, entry.isComplete);
        if (!entry.isComplete) log.warn('incomplete page', { url: href });
        return entry;
      } finally {
        renderings--;
      }
    };

  const sendPage = (
    request: IncomingMessage,
    response: ServerResponse,
    entry: PageEntry,
    ageMs = 0,
  ) => {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const { headers, notModified, body } = entry.variant(encoding, ageMs);
    if (
      entry.status === 200 &&
      entry.isComplete &&
      isMatch(request.headers['if-none-match'], entry.etag(encoding))
    ) {
      response.writeHead(304, notModified).end();
      return;
    }
    response.writeHead(entry.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const respondWithPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
  ) => {
    const address = canonicalAddress(target);
    if (options.preview.isOn(request)) {
      response.setHeader('X-Robots-Tag', 'noindex');
      const { page } = options.previewRenderer;
      sendPage(request, response, await page(address.href, address.kind));
      return;
    }
    const { entry, result, ageMs } = await caches[address.kind].get(address.href, render(address));
    metrics.pageRequested(result);
    sendPage(request, response, entry, ageMs);
  };

  const respond = async (
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    nameKind: (kind: string) => void,
  ) => {
    const { pathname } = target;
    if (pathname === healthPaths.health) {
      nameKind('health');
      sendText(request, response, 200, 'ok');
      return;
    }
    if (pathname === healthPaths.ready) {
      nameKind('health');
      if (!isReady()) sendText(request, response, 503, 'closing');
      else if (isDatabaseRunning()) sendText(request, response, 200, 'ready');
      else sendText(request, response, 200, 'ready; the mock database is being started again');
      return;
    }
    if (pathname === PREVIEW_PATH && isRead(request)) {
      nameKind('preview');
      options.preview.respond(request, response, target, {
        client: clientAddress(request, trustProxy),
        isSecure: isSecure(request, trustProxy),
      });
      return;
    }
    if (pathname === PURGE_PATH) {
      nameKind('purge');
      await purge.respond(request, response, target.search, clientAddress(request, trustProxy));
      return;
    }
    await purge.follow();
    const backend = backendRoute(pathname, hosts);
    if (backend) {
      nameKind(backend.name);
      const { shape, version } = shapeOf(backend.name === 'uploads' ? target.search : '');
      if (shape !== null && isRead(request)) {
        nameKind('picture');
        const url = backend.origin + pathname + version;
        await pictures.respond(request, response, { url, shape });
        return;
      }
      const isPreview = options.preview.isOn(request);
      await passToBackend(request, response, target, backend, {
        client: clientAddress(request, trustProxy),
        isProxied: trustProxy,
        headersOf: isPreview
          ? (url) => ({ ...options.headersOf(url), ...PREVIEW_HEADER })
          : options.headersOf,
        memory: isPreview ? null : memory,
      });
      return;
    }
    if (!isRead(request)) {
      sendText(request, response, 405, 'Method not allowed', {
        Allow: 'GET, HEAD',
        Connection: 'close',
      });
      return;
    }
    if (pathname.startsWith(`${REMOTE_PICTURES}/`)) {
      nameKind('picture');
      const url = carriedUrl(pathname, pictureOrigins);
      const { shape, version } = shapeOf(target.search);
      if (url === null || shape === null || version !== '')
        sendText(request, response, 404, 'Not found');
      else await pictures.respond(request, response, { url, shape });
      return;
    }
    nameKind(mayBeFile(pathname) ? 'file' : 'page');
    if (mayBeFile(pathname) && (await files(request, response, pathname))) return;
    if (pathname === '/favicon.ico') {
      sendText(request, response, 302, icon, { Location: icon, 'Cache-Control': SHORTLY });
      return;
    }
    const { language, pathname: path } = splitLanguage(pathname);
    if (path === SHELL_PATH) {
      sendPage(request, response, (shells[language] ??= renderer.shell(language)));
      return;
    }
    const spelling = otherSpelling(target);
    if (spelling !== null) {
      sendText(request, response, 308, spelling, { Location: spelling });
      return;
    }
    const wayBack = wayBackFromBlankSearch(target, request.headers);
    if (wayBack !== null) {
      sendText(request, response, 303, wayBack, { Location: wayBack });
      return;
    }
    await respondWithPage(request, response, target);
  };

  return (request, response) => {
    const startedAtMs = performance.now();
    const id = requestId(request, trustProxy) ?? `${processName}-${(++count).toString(36)}`;
    let kind = 'refused';
    response.on('close', () => {
      const ms = performance.now() - startedAtMs;
      metrics.requestFinished(kind, response.statusCode, ms);
      const isFailure = response.statusCode >= 500;
      if (!isFailure && !log.isEnabled('info')) return;
      log[isFailure ? 'warn' : 'info']('request', {
        id,
        method: request.method,
        url: loggedUrl(request),
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
        client: clientAddress(request, trustProxy),
        isCut: !response.writableFinished,
      });
    });
    if (!isReady()) response.setHeader('Connection', 'close');
    if (isSecure(request, trustProxy)) response.setHeader('Strict-Transport-Security', HSTS);
    // Refused by RFC 9112 §3.2: an HTTP cache may use the other `Host`.
    const hasTwoHosts = (request.headersDistinct.host?.length ?? 0) > 1;
    const target = hasTwoHosts ? 400 : parseTarget(request.url);
    if (typeof target === 'number') {
      sendText(request, response, target, 'Bad request', { Connection: 'close' });
      return;
    }
    const nameKind = (name: string) => {
      kind = name;
    };
    respond(request, response, target, nameKind).catch((error: unknown) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const isBusy = error instanceof BusyError;
      const { language } = splitLanguage(target.pathname);
      const { serverBusy, serverFailed } = headMessages.in(language);
      log.error('failed', { id, url: loggedUrl(request), error: textOf(error) });
      sendText(request, response, isBusy ? 503 : 500, isBusy ? serverBusy : serverFailed, {
        'Content-Language': languages[language].tag,
        'X-Request-Id': id,
        ...(isBusy && { 'Retry-After': '1' }),
      });
    });
  };
}

/** The address for the log: that of a preview without its token. */
function loggedUrl({ url }: IncomingMessage): string | undefined {
  return url?.includes(PREVIEW_PATH) === true ? url.split('?')[0] : url;
}

/** Whether a path may be a file, to skip the lookup for others. */
function mayBeFile(pathname: string): boolean {
  return pathname.includes('.') || pathname.startsWith(HASHED_PATH);
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The limit of concurrent renderings is reached. */
class BusyError extends Error {
  override readonly name = 'BusyError';
}

function requestId(request: IncomingMessage, trustProxy: boolean): string | null {
  const sent = trustProxy ? request.headers['x-request-id'] : undefined;
  return typeof sent === 'string' && /^[\w-]{1,64}$/.test(sent) ? sent : null;
}
