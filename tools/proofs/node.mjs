import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from '../../scripts/lib/buildOnce.mjs';

// `npm ci && npm start` and the unit tests work on each Node that the README names: a copy of the
// checkout is installed, started and tested with a binary of the npm package `node`.
// `npm run proof -- node 22` tries one of them; `npm run proof -- node 22 start` leaves out the tests.
const RELEASES = ['20.19', '22', '24'];
const START_LIMIT_MS = 15 * 60_000;

const [wanted, onlyStart] = process.argv.slice(2);
const releases = RELEASES.filter((release) => wanted === undefined || release === wanted);
if (releases.length === 0) throw new Error(`No such release: one of ${RELEASES.join(', ')}`);

/**
 * Folder of the binary of a release. The package `node` fetches it by a script, which newer npm
 * versions do not run: it is asked for by its own name.
 */
async function installNode(release, folder) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  await run('npm', ['install', '--prefix', folder, '--no-save', `${name}@${release}`]);
  return path.join(folder, 'node_modules', name, 'bin');
}

function copyCheckout(folder) {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: root }).toString().split('\0');
  for (const name of names.filter(Boolean)) {
    cpSync(path.join(root, name), path.join(folder, name), { verbatimSymlinks: true });
  }
}

/** Starts the shop and resolves with the page of Home. */
function startShop(options) {
  const shop = spawn('npm', ['start'], {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  const served = new Promise((resolve, reject) => {
    let said = '';
    shop.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      said += chunk.toString();
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (origin) resolve(origin);
    });
    void ended.then((code) => reject(new Error(`npm start ended with ${code}`)));
    setTimeout(() => reject(new Error('npm start took too long')), START_LIMIT_MS).unref();
  });
  const stop = async () => {
    if (shop.exitCode === null) process.kill(-shop.pid, 'SIGTERM');
    await ended;
  };
  return { served, stop };
}

async function tryRelease(release) {
  const folder = mkdtempSync(path.join(tmpdir(), `node-${release}-`));
  try {
    const bin = await installNode(release, path.join(folder, 'node'));
    const checkout = path.join(folder, 'checkout');
    copyCheckout(checkout);
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, PORT: '0' };
    const options = { cwd: checkout, env };
    const version = execFileSync('node', ['--version'], { env }).toString().trim();
    if (!version.startsWith(`v${release}`)) throw new Error(`${release} is ${version}`);
    await run('npm', ['ci'], options);
    const shop = startShop(options);
    try {
      const response = await fetch(await shop.served);
      const home = await response.text();
      if (!home.includes('Featured Products')) throw new Error(`Home is ${response.status}`);
    } finally {
      await shop.stop();
    }
    if (onlyStart === undefined) await run('npm', ['run', 'test:unit'], options);
    console.log(`Node ${version}: the shop starts${onlyStart ? '' : ' and its tests pass'}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const release of releases) await tryRelease(release);
