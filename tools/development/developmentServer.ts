import { type FSWatcher, readFileSync, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import webpack, { type MultiCompiler } from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { type RunningMocks, startMocks } from '../../mocks/startMocks';
import { escapeHtml, scriptJson } from '../../node/escape';
import { MANIFEST_TYPE, manifest } from '../../server/assets/manifest';
import { type StaticFiles, servedFiles } from '../../server/assets/servedFile';
import { listen } from '../../server/http/httpServer';
import { makeLog } from '../../server/log';
import { ownLinks } from '../../server/pages/head';
import { pageTemplate } from '../../server/pages/template';
import { carriedUrl } from '../../server/pictures/originals';
import { shapeOf } from '../../server/pictures/pictureFormat';
import { makePictures } from '../../server/pictures/pictureHandler';
import { PictureStore } from '../../server/pictures/pictureStore';
import { SHOP_FOLDER, type ServedShop, servedShop, shopFiles } from '../../server/servedShop';
import {
  type Settings,
  allPictureOrigins,
  pagePictureOrigins,
  reachedHosts,
} from '../../server/storefrontSettings';
import { BUILT_IN_SHOP, readShop } from '../../shop-file/readShop';
import {
  API_ROOT,
  REMOTE_PICTURES,
  backendPaths,
  mockBackendPaths,
} from '../../src/shared/config/backendPaths';
import { MANIFEST_PATH } from '../../src/shared/config/paths';
import { setPictureOrigins } from '../../src/shared/config/pictureOrigins';
import { ownOriginConfig } from '../../src/shared/config/runtimeConfig';
import {
  type Language,
  PSEUDO,
  shopLanguages,
  splitLanguage,
} from '../../src/shared/i18n/languages';
import { loadMessages } from '../../src/shared/i18n/messages';
import { setShop, getShop } from '../../src/shared/shop/currentShop';
import { withPseudoTexts } from '../../src/testing/pseudoShop';
import { SERVED_REPORT_PATH, STATES_PATH } from '../../src/testing/states/statesPaths';
import { development, developmentBootScriptFolder } from '../../webpack.config';
import { type StudioHandler, studioHandler } from '../studio/studioHandler';

const LISTINGS_PATHS: readonly string[] = [backendPaths.listings, backendPaths.listingPictures];
const API_PATHS = [
  API_ROOT,
  ...Object.values(backendPaths),
  ...Object.values(mockBackendPaths),
].filter((one) => !LISTINGS_PATHS.includes(one));

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

export interface RunningDevelopment {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Serves the shop from its sources, with Fast Refresh, in front of a backend.
 * @param report the text of a report, for `/__states?report`
 */
export async function startDevelopment(
  settings: Settings,
  root: string,
  report?: string,
): Promise<RunningDevelopment> {
  await checkPort(settings);
  const shopFile = path.resolve(settings.shopFile ?? path.join(root, BUILT_IN_SHOP));
  const shop = await shopOnScreen(shopFile);
  const { api, listings } = reachedHosts(settings);
  const mocks = api === null || listings === null ? await startBackend(settings, root) : null;
  const own = mocks?.origin ?? '';
  await Promise.all(shopLanguages().map(loadMessages));
  setPictureOrigins(pagePictureOrigins(settings));
  const pictures = await remotePictures(settings, root);
  const compiler = webpack(development);
  const built = firstBuild(compiler);
  const server = new WebpackDevServer(
    options(settings, root, shop, { api: api ?? own, listings: listings ?? own }, pictures, report),
    compiler,
  );
  const watcher = watchShop(shopFile, shop, () => {
    // As for `watchFiles` of webpack-dev-server: the page reloads, with its state.
    server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  });

  const stop = async () => {
    watcher.close();
    await server.stop();
    // The next start finds the cache written.
    await new Promise((resolve) => {
      compiler.close(resolve);
    });
    await mocks?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
  }

  await server.start();
  await built;
  const origin = `http://${settings.host}:${String(settings.port)}`;
  if (report !== undefined) return { origin, stop };
  say(
    `The shop is open at ${origin}, rendered in the browser only: npm start also renders on the server`,
  );
  say(`Every state of every screen: ${origin}${STATES_PATH}`);
  say(`The brand studio, for the theme of ${shopFile}: ${origin}${STATES_PATH}?studio`);
  if (api === null) say(`The mock backend's calls, described: ${origin}${mockBackendPaths.docs}`);
  return { origin, stop };
}

/**
 * The server of webpack would end with a stack trace, after the first build.
 * @throws Error with one clear line when it cannot listen there
 */
async function checkPort(settings: Settings): Promise<void> {
  const server = await listen(() => undefined, settings);
  await server.close();
}

/** The shop as pages show it, until the brand studio or an editor writes another file. */
interface ShopOnScreen {
  shop: ServedShop;
  files: StaticFiles;
  readonly studio: StudioHandler;
  /** Reads the shop file again. */
  readonly reopen: () => Promise<void>;
}

async function shopOnScreen(shopFile: string): Promise<ShopOnScreen> {
  const open = async () => {
    const shop = await openedShop(shopFile);
    const files = shopFiles(shop.bodies);
    return { shop, files: servedFiles([(pathname) => files.get(pathname) ?? null], [SHOP_FOLDER]) };
  };
  const reopen = async () => {
    Object.assign(onScreen, await open());
  };
  const studio = studioHandler(shopFile, reopen);
  const onScreen: ShopOnScreen = { ...(await open()), studio, reopen };
  return onScreen;
}

/** An editor writes a file in several steps; the brand studio has opened its own by then. In ms. */
const SHOP_FILE_SETTLES_MS = 300;

/**
 * Shows the shop file again when an editor has written it. Its faults are printed, and the shop stays.
 * @param onShown is called once another shop is shown
 */
function watchShop(shopFile: string, onScreen: ShopOnScreen, onShown: () => void): FSWatcher {
  const { dir, base } = path.parse(shopFile);
  let timer: NodeJS.Timeout | undefined;
  const shown = () => JSON.stringify([onScreen.shop.shops, onScreen.shop.theme]);
  const show = async () => {
    const before = shown();
    try {
      await onScreen.reopen();
      if (shown() !== before) onShown();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  // The folder, because editors replace the file.
  return watch(dir, (_event, name) => {
    if (name !== base) return;
    clearTimeout(timer);
    timer = setTimeout(() => void show(), SHOP_FILE_SETTLES_MS);
  });
}

/** The shop in its own languages and in the pseudo-language. */
async function openedShop(shopFile: string): Promise<ServedShop> {
  const checked = await readShop(shopFile, (lines) => {
    const title = `The shop file ${shopFile} has colours that are hard to read: npm start refuses it, the brand studio shows where.`;
    say([title, ...lines].join('\n  '));
  });
  const shop = await servedShop({ ...checked, file: withPseudoTexts(checked.file) }, [
    ...checked.file.languages,
    PSEUDO as Language,
  ]);
  setShop(shop.shops);
  return shop;
}

function startBackend(settings: Settings, root: string): Promise<RunningMocks> {
  return startMocks({
    root,
    dataDir: path.resolve(root, settings.dataDir),
    databaseUrl: settings.databaseUrl ?? undefined,
    log: say,
  });
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Pictures of other origins, as the production server sends them. */
async function remotePictures(settings: Settings, root: string): Promise<RequestHandler> {
  const origins = allPictureOrigins(settings);
  const store = await PictureStore.open(path.resolve(root, settings.dataDir, 'pictures'));
  const pictures = makePictures({ store, log: makeLog('warn'), origins });
  return (request, response) => {
    const [pathname = '', query = ''] = (request.url ?? '').split('?');
    const url = carriedUrl(pathname, origins);
    const { shape } = shapeOf(`?${query}`);
    if (url === null || shape === null) response.writeHead(404).end();
    else void pictures.respond(request, response, { url, shape });
  };
}

function firstBuild(compiler: MultiCompiler): Promise<void> {
  return new Promise((resolve) => {
    compiler.hooks.done.tap('firstBuild', () => {
      resolve();
    });
  });
}

function options(
  settings: Settings,
  root: string,
  onScreen: ShopOnScreen,
  hosts: Readonly<Record<'api' | 'listings', string>>,
  pictures: RequestHandler,
  report: string | undefined,
): Configuration {
  const template = readFileSync(path.join(root, 'public/page.html'), 'utf8');
  const sendPage = (response: ServerResponse, whole: string) => {
    const { shop } = onScreen;
    const { language, pathname } = splitLanguage(whole);
    if (whole === SERVED_REPORT_PATH && report !== undefined) {
      response.setHeader('Content-Type', 'application/json');
      response.end(report);
      return;
    }
    if (pathname === MANIFEST_PATH) {
      response.setHeader('Content-Type', MANIFEST_TYPE);
      response.end(JSON.stringify(manifest(language, shop.files)));
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const entry = whole === STATES_PATH ? 'states' : 'client';
    response.end(page(template, language, settings, shop, entry));
  };
  return {
    host: settings.host,
    port: settings.port,
    hot: true,
    // They are handled above: the mock backend must end too.
    setupExitSignals: false,
    // What does not compile is shown over the page. Errors while it runs have a screen of the shop.
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    static: { directory: path.join(root, 'public'), watch: false, serveIndex: false },
    devMiddleware: { index: false, stats: 'errors-warnings' },
    proxy: [
      { context: [...LISTINGS_PATHS], target: hosts.listings },
      { context: API_PATHS, target: hosts.api },
    ],
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'page',
        middleware: (request: IncomingMessage, response: ServerResponse) => {
          const [whole = '/'] = (request.url ?? '/').split('?', 1);
          if (whole.startsWith(`${REMOTE_PICTURES}/`)) {
            pictures(request, response);
            return;
          }
          void onScreen
            .studio(request, response, whole)
            .then((isStudio) => isStudio || onScreen.files(request, response, whole))
            .then((isSent) => {
              if (!isSent) sendPage(response, whole);
            });
        },
      },
    ],
  };
}

/** The app shell: the page template with the scripts of this build, and nothing rendered. */
function page(
  template: string,
  language: Language,
  settings: Settings,
  { theme, files }: ServedShop,
  entry: string,
): Buffer {
  const shop = getShop(language);
  const config = {
    ...ownOriginConfig,
    pictureOrigins: pagePictureOrigins(settings),
    devTools: true,
    contentLanguage: settings.contentLanguage,
    language,
    shop,
  };
  const bootScript = readFileSync(path.join(developmentBootScriptFolder, 'bootScript.js'), 'utf8');
  return pageTemplate(
    template,
    bootScript,
  )({
    language,
    head: `<title>${escapeHtml(shop.name)}</title><style>${theme}</style>${ownLinks(files)}`,
    menu: '',
    root: '',
    state: scriptJson({ config }),
    scripts: [`/assets/${entry}.js`],
  });
}
