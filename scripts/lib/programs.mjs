import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './buildOnce.mjs';

export { freePort } from '../../node/processes.mjs';

const START_LIMIT_MS = 60_000;
const RESPONSE_LIMIT_MS = 2_000;
const POLL_MS = 100;

/** A folder that database servers of another user can reach too. */
export async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-proof-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Removes a folder, in which the database of a killed mock backend may be about to end. */
export const removeFolder = (folder) =>
  rm(folder, { recursive: true, force: true, maxRetries: 20 });

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when an address responds with a success. */
export async function waitUntilOk(url) {
  const deadlineMs = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_LIMIT_MS) });
      if (response.ok) return;
    } catch {
      // Not yet.
    }
    if (Date.now() > deadlineMs) throw new Error(`${url} does not respond`);
    await pause(POLL_MS);
  }
}

/** Starts a program; `stop` ends it with a signal and waits until it is gone. */
export function start(command, args, { env = {}, cwd = root, isLogged = true } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', isLogged ? 'inherit' : 'ignore'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.once('error', (error) => console.error(`${command}: ${error.message}`));
  return {
    pid: child.pid,
    ended,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

/** Starts the storefront of the present build on a port and waits for it. */
export const startStorefront = (port, env = {}, options = {}) =>
  startServer('main', '/healthz', port, env, options);

/** Starts the mock backend in a process of its own and waits for it. */
export const startMockBackend = (port, env = {}) =>
  startServer('mocks', '/openapi.json', port, env);

async function startServer(name, path, port, env, options = {}) {
  const server = start(process.execPath, [`dist/server/${name}.js`], {
    env: { PORT: String(port), ...env },
    ...options,
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([
      waitUntilOk(origin + path),
      server.ended.then(() => {
        throw new Error(`dist/server/${name}.js ended while it started`);
      }),
    ]);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { ...server, origin };
}
