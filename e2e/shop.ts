import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A storefront in production mode with its mock backend, or a mock backend alone. */
export interface Shop {
  readonly origin: string;
  readonly pid: number;
  /** Ends it, once; further calls do nothing. */
  stop(): Promise<void>;
}

const START_LIMIT = 60_000;

/** Starts `npm start`'s server on a free port, with its data in a temporary folder. */
export function startShop(env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  return start('main', /The shop is open at (http:\S+)/, env);
}

/** Starts the mock backend alone, as `npm run mocks` does. */
export function startMockBackend(): Promise<Shop> {
  return start('mocks', /runs at (http:\S+),/, {});
}

async function start(
  entry: 'main' | 'mocks',
  says: RegExp,
  env: Readonly<Record<string, string>>,
): Promise<Shop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-e2e-'));
  const child = spawn(process.execPath, [`dist/server/${entry}.js`], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = await printedOrigin(child, says);
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function printedOrigin(child: ChildProcess, says: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => {
      reject(new Error(`It did not start:\n${text}`));
    }, START_LIMIT);
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const origin = says.exec(text)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve(origin);
    });
    child.once('exit', () => {
      reject(new Error(`It ended:\n${text}`));
    });
  });
}
