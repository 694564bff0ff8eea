import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { endMocksProcess, startMocksProcess } from './mocksProcess';

/** 10,000 requests of read calls on 32 connections, repeatedly: no error, no growth of memory. */
const REQUESTS = 10_000;
const CONNECTIONS = 32;
const RUNS = 8;
/** Warm-up runs, which fill caches and grow the heap to its working size. */
const WARM_RUNS = 3;
const GROWTH_LIMIT = 1.1;
const MB = 1_024;

const PATHS = [
  `${backendPaths.banners}?status=active`,
  backendPaths.activeBanners,
  `${backendPaths.banners}/metrics?bannerIds=hero-bikes,hero-stays`,
  `${backendPaths.featuredProducts}?limit=6`,
  `${backendPaths.productsByCategory}/fashion`,
  `${backendPaths.productSearch}?q=beach`,
  `${backendPaths.products}/snorkel-set`,
  `${backendPaths.categories}?include_product_count=true&sort_by=popular`,
  `${backendPaths.categories}/1`,
  backendPaths.vehicleTypes,
  backendPaths.listings,
  `${backendPaths.listingPictures}/bikes/moto-red-1.webp`,
  `${backendPaths.pictures}/products/kite.webp`,
];

const run = promisify(execFile);

/** Resident memory of a process, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / MB;
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'dushi-market-proof-'));
  await chmod(dataDir, 0o755);
  const mocks = await startMocksProcess(dataDir);
  const memory: number[] = [];
  let failures = 0;
  for (let number = 1; number <= RUNS; number += 1) {
    const result = await autocannon({
      url: mocks.origin,
      amount: REQUESTS,
      connections: CONNECTIONS,
      requests: PATHS.map((at) => ({ method: 'GET', path: at })),
    });
    const failed = result.errors + result.timeouts + result.non2xx;
    failures += failed;
    const used = await memoryOf(mocks.pid);
    memory.push(used);
    console.log(
      `run ${String(number)}: ${String(result['2xx'])} responses, ${String(failed)} failures, ${result.requests.average.toFixed(0)} a second, p99 ${String(result.latency.p99)} ms, memory ${used.toFixed(0)} MB`,
    );
  }
  await endMocksProcess(mocks, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
  const warm = Math.max(...memory.slice(0, WARM_RUNS));
  const last = memory.at(-1) ?? Infinity;
  console.log(
    `memory after the warm runs ${warm.toFixed(0)} MB, after the last ${last.toFixed(0)} MB`,
  );
  if (failures > 0 || last > warm * GROWTH_LIMIT) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
