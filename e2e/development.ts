import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markStopped, printed, recordLog } from './processLogs';
import { testedShopFile } from './testedShop';

const root = path.resolve(__dirname, '..');

export type Development = Awaited<ReturnType<typeof startDevelopment>>;

/** What the console says of the development server, and on a busy machine of Redux Toolkit's checks. */
export const DEVELOPMENT_CONSOLE =
  /^(?:info|debug|log): .*(?:HMR|webpack-dev-server|React DevTools)|^warning: (?:Immutable|Serializable)StateInvariantMiddleware took \d+ms/;

/**
 * `npm run dev` for a copy of the tested shop.
 * @param env its settings; with both hosts of the backend among them, it starts no backend
 */
export async function startDevelopment(env: Readonly<Record<string, string>>) {
  const { freePort } = await import('../scripts/lib/programs.mjs');
  const folder = await mkdtemp(path.join(tmpdir(), 'development-'));
  await cp(path.dirname(testedShopFile), folder, { recursive: true });
  const shopFile = path.join(folder, path.basename(testedShopFile));
  const child = spawn(process.execPath, ['tools/development/dev.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(await freePort()),
      SHOP_FILE: shopFile,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = recordLog(child, `development-${String(child.pid)}`);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    states: await printed(child, log, /Every state.*: (http:\S+)/),
    shopFile,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      markStopped(log);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
