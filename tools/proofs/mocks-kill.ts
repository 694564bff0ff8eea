import { randomInt, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { healthPaths } from '../../src/shared/config/paths';
import { endMocksProcess, startMocksProcess, type MocksProcess } from './mocksProcess';

/**
 * Kills the mock backend, its database, or both in the middle of writes, 20 times or as often as the
 * first argument says, and sees that it comes back by the same command with every write that it had
 * acknowledged.
 */
const ROUNDS = Number(process.argv[2] ?? 20);
const WRITERS = 6;
const VICTIMS = ['mocks', 'database', 'both'] as const;
const BANNER = 'hero-bikes';
const BACK_LIMIT_MS = 60_000;
const POLL_MS = 20;
const RESPONSE_LIMIT_MS = 10_000;
/** Delay between two writes of one writer. */
const BANNER_PAUSE_MS = 30;
const EVENT_PAUSE_MS = 20;
/** Range of the events before a kill. */
const FEWEST_WRITES = 20;
const MOST_WRITES = 150;

type Victim = (typeof VICTIMS)[number];

const acknowledged = { events: new Set<string>(), banners: new Set<string>() };

/** Each writer is its own client, because the rate limit counts per client. */
const visitor = (number: number) => ({
  'content-type': 'application/json',
  'x-forwarded-for': `198.51.100.${String(number)}`,
});

async function post(
  url: string,
  body: object,
  headers: Record<string, string>,
): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(RESPONSE_LIMIT_MS),
    });
    const text = await response.text();
    return response.ok ? text : undefined;
  } catch {
    return undefined;
  }
}

async function write(origin: string, number: number, stopped: () => boolean): Promise<void> {
  while (!stopped()) {
    if (number === 0) {
      const title = `Written ${randomUUID()}`;
      if (
        (await post(
          origin + backendPaths.banners,
          { title, isActive: false },
          { 'content-type': 'application/json' },
        )) !== undefined
      ) {
        acknowledged.banners.add(title);
      }
      await delay(BANNER_PAUSE_MS);
      continue;
    }
    const eventId = randomUUID();
    const sent = { bannerId: BANNER, eventId };
    const url = origin + backendPaths.bannerImpression;
    if ((await post(url, sent, visitor(number))) !== undefined) acknowledged.events.add(eventId);
    await delay(EVENT_PAUSE_MS);
  }
}

/** Ids of missing events: sent again, they would be counted. */
async function lostEvents(origin: string, ids: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const [index, eventId] of ids.entries()) {
    const url = origin + backendPaths.bannerImpression;
    const text = await post(url, { bannerId: BANNER, eventId }, visitor(100 + (index % 100)));
    if (text?.includes('"counted":false') !== true) lost.push(eventId);
  }
  return lost;
}

async function lostBanners(origin: string): Promise<string[]> {
  const response = await fetch(`${origin + backendPaths.banners}?include_inactive=true`);
  const text = await response.text();
  return [...acknowledged.banners].filter((title) => !text.includes(title));
}

async function databasePid(dataDir: string): Promise<number> {
  return Number.parseInt(
    await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'),
    10,
  );
}

const responds = (origin: string) =>
  fetch(origin + healthPaths.health).then(
    (response) => response.ok,
    () => false,
  );

async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadlineMs = Date.now() + BACK_LIMIT_MS; Date.now() < deadlineMs;) {
    if (await isTrue()) return;
    await delay(POLL_MS);
  }
  throw new Error('The mock backend did not come back, or takes no writes');
}

async function killAndReturn(
  mocks: MocksProcess,
  victim: Victim,
  dataDir: string,
): Promise<MocksProcess> {
  const killed = await databasePid(dataDir);
  if (victim !== 'mocks') process.kill(killed, 'SIGKILL');
  if (victim === 'database') {
    await waitUntil(async () => (await databasePid(dataDir).catch(() => killed)) !== killed);
    await waitUntil(() => responds(mocks.origin));
    return mocks;
  }
  await endMocksProcess(mocks, 'SIGKILL');
  return startMocksProcess(dataDir);
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'dushi-market-proof-'));
  await chmod(dataDir, 0o755);
  let mocks = await startMocksProcess(dataDir);
  let lost = 0;
  let slowest = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
    const before = new Set(acknowledged.events);
    let stopped = false;
    const { origin } = mocks;
    const writers = Array.from({ length: WRITERS }, (_, number) =>
      write(origin, number, () => stopped),
    );
    const enough = before.size + randomInt(FEWEST_WRITES, MOST_WRITES);
    await waitUntil(() => acknowledged.events.size >= enough);
    const killedAt = Date.now();
    mocks = await killAndReturn(mocks, victim, dataDir);
    const backMs = Date.now() - killedAt;
    slowest = Math.max(slowest, backMs);
    stopped = true;
    await Promise.all(writers);
    const written = [...acknowledged.events].filter((id) => !before.has(id));
    const missing = [
      ...(await lostEvents(mocks.origin, written)),
      ...(await lostBanners(mocks.origin)),
    ];
    lost += missing.length;
    console.log(
      `round ${String(round)}: killed ${victim}, back after ${String(backMs)} ms, ${String(written.length)} events and ${String(acknowledged.banners.size)} banners acknowledged, ${String(missing.length)} lost`,
    );
  }
  lost += (await lostEvents(mocks.origin, [...acknowledged.events])).length;
  await endMocksProcess(mocks, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
  console.log(
    `${String(ROUNDS)} kills, ${String(acknowledged.events.size)} events and ${String(acknowledged.banners.size)} banners acknowledged, ${String(lost)} lost, back after at most ${String(slowest)} ms`,
  );
  if (lost > 0 || acknowledged.events.size === 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
