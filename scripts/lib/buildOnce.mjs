import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackages } from './checkPackages.mjs';

/** Root of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const STAMP = path.join(root, 'dist/build.json');
const BUILT = ['dist/server/main.js', 'dist/server/bootScript.js', 'dist/server/assets.json'];
const SOURCES = [
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
  /^(?:mocks\/uploads\/(?!manifest\.json$).|mocks\/db\/migrations\/|mocks\/testing\/|src\/testing\/)|\.test\.tsx?$/;

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
const LOCK_POLL_MS = 200;

/** Two builds in one folder would mix: the second waits for the first. */
async function locked(work) {
  mkdirSync(path.dirname(LOCK), { recursive: true });
  for (let isTold = false; ; isTold = true) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isOwned()) {
        rmSync(LOCK, { force: true });
        continue;
      }
      if (!isTold) console.log('Waiting for another build ...');
      await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

/** Whether the process that holds the lock lives. */
function isOwned() {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Builds the shop when its sources have changed since the last build; an image is built once. */
export async function buildOnce() {
  const isBuilt = BUILT.every((file) => existsSync(path.join(root, file)));
  if (isBuilt && !existsSync(path.join(root, 'src'))) return;
  if (isBuilt && builtHash() === sourceHash()) return;
  checkPackages('dependencies', 'devDependencies');
  await locked(async () => {
    // The build that we waited for may have been of the same sources.
    if (builtHash() !== sourceHash()) await runWebpack();
  });
}

/** Builds the shop, also when nothing has changed. */
export async function build() {
  checkPackages('dependencies', 'devDependencies');
  await locked(runWebpack);
}

/** Builds, and notes of which sources. */
async function runWebpack() {
  const hash = sourceHash();
  console.log('Building the shop ...');
  rmSync(STAMP, { force: true });
  const startedAtMs = performance.now();
  try {
    await run(
      process.execPath,
      [
        'node_modules/webpack/bin/webpack.js',
        ...['--config', 'scripts/webpack/buildConfig.cjs'],
        ...['--mode', 'production', '--stats', 'errors-only'],
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
  } catch (error) {
    console.error(error.message);
    rmSync(LOCK, { force: true });
    process.exit(1);
  }
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ hash }));
  console.log(`Built in ${((performance.now() - startedAtMs) / 1_000).toFixed(1)} s`);
}
