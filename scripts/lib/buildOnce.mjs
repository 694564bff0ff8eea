import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitForLock } from '../../node/ownerLock.mjs';
import { checkPackages } from './checkPackages.mjs';

/** Root of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const STAMP = path.join(root, 'dist/build.json');
const BUILT = ['dist/server/main.js', 'dist/server/bootScript.js', 'dist/server/assets.json'];
/** What a build reads. */
export const SOURCES = [
  'node',
  'src',
  'shop-file',
  'server',
  'mocks',
  'public',
  'tools/shop',
  'scripts/webpack',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Served or run as they are, or for tests only. */
const NOT_BUILT =
  /^(?:mocks\/uploads\/|mocks\/db\/migrations\/|mocks\/testing\/|src\/testing\/)|\.test\.tsx?$/;

function* files(name) {
  const full = path.join(root, name);
  if (!existsSync(full)) return;
  const entries = readdirSync(path.dirname(full), { withFileTypes: true });
  if (entries.find((entry) => entry.name === path.basename(full))?.isFile()) {
    yield name;
    return;
  }
  for (const entry of readdirSync(full, { withFileTypes: true })) {
    const child = `${name}/${entry.name}`;
    if (NOT_BUILT.test(entry.isDirectory() ? `${child}/` : child)) continue;
    if (entry.isDirectory()) yield* files(child);
    else yield child;
  }
}

/** A hash of everything that the build reads. */
export function sourceHash() {
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '');
  for (const name of SOURCES.flatMap((source) => [...files(source)]).sort()) {
    hash.update(`${name}\0`).update(readFileSync(path.join(root, name)));
  }
  return hash.digest('hex');
}

function builtHash() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8')).hash;
  } catch {
    return null;
  }
}

/** Runs a command of this project and resolves when it ends well. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} failed (${signal ?? String(code)})`));
    });
  });
}

const LOCK = path.join(root, 'dist/build.lock');

/** Builds the shop when its sources have changed since the last build; an image is built once. */
export async function buildOnce() {
  const isBuilt = BUILT.every((file) => existsSync(path.join(root, file)));
  if (isBuilt && !existsSync(path.join(root, 'src'))) return;
  if (isBuilt && builtHash() === sourceHash()) return;
  // A build that we waited for may have been of the same sources.
  await buildLocked(() => builtHash() !== sourceHash());
}

/** Builds the shop, also when nothing has changed. */
export const build = () => buildLocked(() => true);

/** Two builds in one folder would mix: the second waits for the first. */
async function buildLocked(isNeeded) {
  checkPackages('dependencies', 'devDependencies');
  mkdirSync(path.dirname(LOCK), { recursive: true });
  const lock = await waitForLock(LOCK, () => console.log('Waiting for another build ...'));
  let signal;
  try {
    if (isNeeded()) signal = await runWebpack(lock);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await lock.release();
  }
  if (signal !== undefined) await endBy(signal);
  if (process.exitCode === 1) process.exit();
}

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ends this process as the signal would have done. */
function endBy(signal) {
  process.kill(process.pid, signal);
  return new Promise(() => undefined);
}

/** Builds, and notes of which sources. @returns the signal that ended the build, if one did */
async function runWebpack(lock) {
  const hash = sourceHash();
  console.log('Building the shop ...');
  rmSync(STAMP, { force: true });
  const startedAtMs = performance.now();
  const args = [
    ...['--import', './scripts/lib/endWithOpener.mjs', 'node_modules/webpack/bin/webpack.js'],
    ...['--config', 'scripts/webpack/buildConfig.cjs'],
    ...['--mode', 'production', '--stats', 'errors-only'],
    ...(process.stdout.isTTY ? ['--progress'] : []),
  ];
  const webpack = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let ending;
  const end = (signal) => {
    ending = signal;
    webpack.kill('SIGTERM');
  };
  for (const name of ENDINGS) process.on(name, end);
  const ended = once(webpack, 'exit');
  await lock.holdWith(webpack.pid);
  const [code, signal] = await ended;
  for (const name of ENDINGS) process.off(name, end);
  if (ending !== undefined) return ending;
  if (code !== 0) throw new Error(`webpack failed (${signal ?? code})`);
  writeFileSync(STAMP, JSON.stringify({ hash }));
  console.log(`Built in ${((performance.now() - startedAtMs) / 1_000).toFixed(1)} s`);
}
