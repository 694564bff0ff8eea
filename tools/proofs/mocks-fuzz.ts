import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fuzzFromDescription } from '../../mocks/testing/fuzzFromDescription';
import { endMocksProcess, startMocksProcess } from './mocksProcess';

/**
 * 2,000 requests made from /openapi.json alone: every response is one that is described, and what
 * is forbidden there is refused. `npm run proof -- fuzz 42` takes 42 as its seed.
 */
const REQUESTS = 2_000;
const SEED_MAX = 2 ** 31;
const ADMIN_TOKEN = 'a secret of the proof';

async function main(): Promise<void> {
  const [given] = process.argv.slice(2);
  const seed = given === undefined ? randomInt(SEED_MAX) : Number(given);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'dushi-market-proof-'));
  await chmod(dataDir, 0o755);
  const mocks = await startMocksProcess(dataDir, { MOCKS_ADMIN_TOKEN: ADMIN_TOKEN });
  try {
    const { statuses, neverSucceeded } = await fuzzFromDescription({
      origin: mocks.origin,
      adminToken: ADMIN_TOKEN,
      requests: REQUESTS,
      seed,
    });
    const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${String(count)}`);
    console.log(`seed ${String(seed)}, ${String(REQUESTS)} requests, ${counts.join(', ')}`);
    if (neverSucceeded.length > 0) throw new Error(`Never succeeded: ${neverSucceeded.join(', ')}`);
  } finally {
    await endMocksProcess(mocks, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
