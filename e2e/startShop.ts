import { spawn } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../mocks/testing/temporaryFolder';
import { type ProcessLog, markStopped, printed, recordLog } from './processLogs';
import { testedShopFile } from './testedShop';

/** A storefront in production mode with its mock backend, or a mock backend alone. */
export interface Shop {
  readonly origin: string;
  readonly pid: number;
  /** What it printed so far, for the report of a failed test. */
  readonly log: ProcessLog;
  /** Ends it, once; further calls do nothing. */
  stop(): Promise<void>;
}

/** Environment variables of the server. */
export type ShopSettings = Readonly<Record<string, string>>;

/**
 * Resized pictures, shared by all shops of a run: to make them takes a shop longer than most tests.
 * Playwright empties `test-results` before each run.
 */
const PICTURES = path.resolve(__dirname, '../test-results/pictures');

/** Starts `npm start`'s server on a free port, with its data in a temporary folder. */
export function startShop(env: ShopSettings = {}): Promise<Shop> {
  return start('main', /The shop is open at (http:\S+)/, env);
}

/** Starts the mock backend alone, as `npm run mocks` does. */
export function startMockBackend(): Promise<Shop> {
  return start('mocks', /runs at (http:\S+),/, {});
}

async function start(
  entry: 'main' | 'mocks',
  originPattern: RegExp,
  env: ShopSettings,
): Promise<Shop> {
  const dataDir = await temporaryFolder();
  await mkdir(PICTURES, { recursive: true });
  await symlink(PICTURES, path.join(dataDir, 'pictures'));
  const child = spawn(process.execPath, [`dist/server/${entry}.js`], {
    cwd: path.resolve(__dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'info',
      DATA_DIR: dataDir,
      SHOP_FILE: testedShopFile,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = recordLog(child, `${entry}-${String(child.pid)}`);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = await printed(child, log, originPattern);
  return {
    origin,
    pid: child.pid ?? 0,
    log,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      markStopped(log);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
