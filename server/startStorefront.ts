import { access, constants, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { makeFolder } from '../node/makeFolder';
import { BUILT_IN_SHOP, readShop } from '../shop-file/readShop';
import type { StoreEnvironment } from '../src/api/thunkExtra';
import type { Transport } from '../src/api/transport';
import { contentAddresses } from '../src/app/server/contentAddresses';
import { setPictureOrigins } from '../src/shared/config/pictureOrigins';
import { DEFAULT_LANGUAGE, shopLanguages } from '../src/shared/i18n/languages';
import { loadMessages } from '../src/shared/i18n/messages';
import { getShop, setShop } from '../src/shared/shop/currentShop';
import { WORKER_PATH } from '../src/worker/workerPath';
import { HASHED_PATH, folderFiles } from './assets/folderFiles';
import { manifestFiles } from './assets/manifest';
import { type FileLookup, type ServedFile, servedFiles, textFile } from './assets/servedFile';
import { backendHeaders } from './backendHeaders';
import { httpLimits, listen } from './http/httpServer';
import { type Log, textOf } from './log';
import { Metrics } from './metrics';
import { startMetricsServer } from './metricsServer';
import { fetchFromBackend } from './pages/fetchFromBackend';
import { pageRenderer } from './pages/pageRenderer';
import { sharedTransport } from './pages/sharedTransport';
import { pageTemplate } from './pages/template';
import { makePictures } from './pictures/pictureHandler';
import { PictureStore } from './pictures/pictureStore';
import { PREVIEW_HEADER, previewer } from './preview';
import type { BackendHosts } from './proxy/backendRoutes';
import { closeProxyConnections } from './proxy/proxyRequest';
import { robotsFile, securityFile, sitemapFiles } from './searchEngines';
import { SHOP_FOLDER, servedShop, shopFiles } from './servedShop';
import { serviceWorkerText } from './serviceWorkerText';
import { shopArchive } from './shopArchive';
import { storefront } from './storefront';
import {
  type Settings,
  allPictureOrigins,
  pagePictureOrigins,
  reachedHosts,
} from './storefrontSettings';
import { warnOfClosedHosts } from './warnOfClosedHosts';

export interface RunningStorefront {
  readonly origin: string;
  readonly metricsOrigin: string | null;
  /** Finishes the current responses and stops everything; safe to call twice. */
  stop(): Promise<void>;
}

interface Surroundings {
  /** Root of the project, with its build, public files and pictures. */
  readonly root: string;
  /** Prints one line about the start. */
  readonly print: (line: string) => void;
  readonly log: Log;
  /** The clock of the closing notice; tests replace it. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

interface MockBackend {
  readonly origin: string;
  isDatabaseRunning(): boolean;
  stop(): Promise<void>;
}

/** Behind a balancer `/readyz` responds with 503 for this long before connections are refused. */
const CLOSING_NOTICE_MS = 1_000;

const assetsSchema = v.record(v.string(), v.array(v.string()));

/**
 * Starts the storefront, and the mock backend in place of unconfigured hosts.
 * @throws Error with one clear line if the start fails
 */
export async function startStorefront(
  settings: Settings,
  { root, print, log, wait = delay }: Surroundings,
): Promise<RunningStorefront> {
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop();
  };
  try {
    const [shop, template, assets, bootScript] = await Promise.all([
      readShop(settings.shopFile ?? path.join(root, BUILT_IN_SHOP)).then((checked) => {
        for (const line of checked.advice) log.warn(line);
        return servedShop(checked);
      }),
      readFile(path.join(root, 'public/page.html'), 'utf8'),
      readAssets(root),
      readBuilt(root, 'bootScript.js'),
    ]);
    setShop(shop.shops);
    const pictureOrigins = allPictureOrigins(settings);
    setPictureOrigins(pagePictureOrigins(settings));
    await Promise.all(shopLanguages().map(loadMessages));
    const mockBackend = Object.values(reachedHosts(settings)).includes(null)
      ? await startMockBackend(settings, root, print)
      : null;
    if (mockBackend) stops.push(() => mockBackend.stop());
    const hosts = backendHosts(settings, mockBackend);
    const headersOf = backendHeaders([
      { setting: 'API_HEADERS_FILE', origin: hosts.api, file: settings.apiHeadersFile },
      {
        setting: 'REALESTATE_HEADERS_FILE',
        origin: hosts.listings,
        file: settings.listingsHeadersFile,
      },
    ]);
    const metrics = new Metrics();
    let isClosing = false;

    const transport = sharedTransport(fetchFromBackend(log, headersOf));
    const environment = serverEnvironment(settings, hosts, transport);
    const renderers = {
      environment,
      template: pageTemplate(template, bootScript),
      bootScript,
      assets,
      publicUrl: settings.publicUrl,
      shop,
    };
    const renderer = pageRenderer(renderers);
    // Drafts are in no memory of responses.
    const draftTransport = fetchFromBackend(log, (url) => ({
      ...headersOf(url),
      ...PREVIEW_HEADER,
    }));
    const { config } = environment;
    const previewRenderer = pageRenderer({
      ...renderers,
      environment: {
        ...environment,
        config: { ...config, isPreview: true },
        transport: draftTransport,
      },
    });
    const worker = await serviceWorkerText(
      root,
      (language) => renderer.shell(language),
      shop.precached,
    );
    const built = await folderFiles(
      [path.join(root, 'dist/client'), path.join(root, 'public')],
      ['page.html'],
    );
    const inMemory = new Map<string, ServedFile>([
      ...shopFiles(shop.bodies),
      ...Object.entries(manifestFiles(shop.files)),
      ['/robots.txt', robotsFile(settings.publicUrl)],
      ['/.well-known/security.txt', securityFile(getShop(DEFAULT_LANGUAGE).contact.email)],
    ]);
    if (worker !== null) {
      inMemory.set(WORKER_PATH, textFile('text/javascript; charset=utf-8', worker, 'no-cache'));
    }
    const sitemaps: FileLookup =
      settings.publicUrl === null
        ? () => null
        : sitemapFiles(settings.publicUrl, () => contentAddresses(environment));
    const archive = shopArchive(path.join(path.resolve(root, settings.dataDir), 'shop-files'));
    await archive.keep(shop.bodies).catch((error: unknown) => {
      log.warn('DATA_DIR cannot be written to: files of another shop file are missing', {
        error: textOf(error),
      });
    });
    const listener = storefront({
      renderer,
      previewRenderer,
      preview: previewer(settings.previewToken),
      files: servedFiles(
        [(pathname) => inMemory.get(pathname) ?? null, sitemaps, built, archive.lookup],
        [SHOP_FOLDER, HASHED_PATH],
      ),
      icon: shop.files.icon.path,
      pictures: makePictures({
        store: await openPictures(settings, root, log),
        log,
        origins: pictureOrigins,
        headersOf,
      }),
      pictureOrigins,
      hosts,
      headersOf,
      metrics,
      log,
      trustProxy: settings.trustProxy,
      purgeToken: settings.purgeToken,
      purgeStamps: path.resolve(root, settings.dataDir),
      forgetResponses: transport.forget,
      isReady: () => !isClosing,
      isDatabaseRunning: () => mockBackend?.isDatabaseRunning() ?? true,
    });
    const server = await listen(listener, settings, {
      ...httpLimits,
      // All connections come from the balancer.
      ...(settings.trustProxy && { connectionsPerAddress: Infinity }),
    });
    stops.push(async () => {
      // Lets the balancer notice /readyz and use another storefront before connections are refused.
      const noticeMs = settings.trustProxy ? CLOSING_NOTICE_MS : 0;
      await wait(noticeMs);
      await server.close(httpLimits.drainTimeoutMs - noticeMs);
      closeProxyConnections();
    });
    const checking = new AbortController();
    stops.push(() => {
      checking.abort();
      return Promise.resolve();
    });
    // Does not delay the start.
    void warnOfClosedHosts(settings, settings.publicUrl ?? server.origin, log, checking.signal);
    const { metricsPort } = settings;
    const metricsServer =
      metricsPort === null
        ? null
        : await startMetricsServer(metrics, { port: metricsPort, host: settings.metricsHost });
    if (metricsServer) stops.push(() => metricsServer.close());

    let stopped: Promise<void> | undefined;
    return {
      origin: server.origin,
      metricsOrigin: metricsServer?.origin ?? null,
      stop: () => {
        isClosing = true;
        return (stopped ??= stopAll());
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function openPictures(settings: Settings, root: string, log: Log): Promise<PictureStore> {
  const folder = path.join(path.resolve(root, settings.dataDir), 'pictures');
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    log.warn('DATA_DIR cannot be written to: pictures are kept in memory only', {
      error: textOf(error),
    });
  }
  return PictureStore.open(folder);
}

async function readAssets(root: string): Promise<Readonly<Record<string, readonly string[]>>> {
  return v.parse(assetsSchema, JSON.parse(await readBuilt(root, 'assets.json')));
}

async function readBuilt(root: string, name: string): Promise<string> {
  return readFile(path.join(root, 'dist/server', name), 'utf8').catch(() => {
    throw new Error('There is no build in dist: run npm run build');
  });
}

async function startMockBackend(
  settings: Settings,
  root: string,
  print: (line: string) => void,
): Promise<MockBackend> {
  // Loaded only if a host is not configured.
  const { startMocks } = await import('../mocks/startMocks');
  return startMocks({
    root,
    dataDir: path.resolve(root, settings.dataDir),
    databaseUrl: settings.databaseUrl ?? undefined,
    adminToken: settings.adminToken ?? undefined,
    log: print,
  }).catch((error: unknown) => {
    throw new Error(`The mock backend does not start. ${textOf(error)}`, { cause: error });
  });
}

function backendHosts(settings: Settings, mockBackend: MockBackend | null): BackendHosts {
  const { api, listings } = reachedHosts(settings);
  const own = mockBackend?.origin ?? '';
  return {
    api: api ?? own,
    listings: listings ?? own,
    passApi: settings.apiHost === null,
    passListings: settings.listingsHost === null,
    isMockBackend: api === null,
  };
}

/** The server sends each request once, to internal addresses; the browser retries. */
function serverEnvironment(
  settings: Settings,
  hosts: BackendHosts,
  transport: Transport,
): StoreEnvironment {
  return {
    config: {
      apiHost: settings.apiHost ?? '',
      listingsHost: settings.listingsHost ?? '',
      pictureOrigins: pagePictureOrigins(settings),
      isPreview: false,
      devTools: settings.devTools,
      contentLanguage: settings.contentLanguage,
    },
    origins: { api: hosts.api, listings: hosts.listings },
    transport,
    canRetry: false,
    isRecorded: false,
  };
}
