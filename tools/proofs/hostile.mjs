import { connect } from 'node:net';
import { clearInterval, setInterval } from 'node:timers';
import { buildOnce } from '../../scripts/lib/buildOnce.mjs';
import {
  freePort,
  pause,
  removeFolder,
  startStorefront,
  temporaryFolder,
} from '../../scripts/lib/programs.mjs';
import { METRICS_PATH, healthPaths, paths } from '../../scripts/lib/shopPaths.mjs';
import { startBackend } from './attack/backend.mjs';
import { get, leave, madeUpBike, readTitles, visit } from './attack/visitors.mjs';

// The shop under attack, from this machine alone: 200 visitors while its backend is dead, slow,
// garbage, endless, dripping and silent, silent connections and upgrades. It takes some minutes.
const VISITORS = 200;
/** Tolerated growth of memory at rest: the C library keeps freed memory for later. */
const GROWTH_MAX_MB = 100;
/** Maximum memory of the process. */
const PEAK_MAX_MB = 1_024;
const REST_MS = 30_000;
/** Files that a first request opens permanently, such as those of a worker. */
const FILES_SPARE = 10;
/** A connection without a request head is closed after 10 s, checked every 2 s. */
const SILENCE_MAX_MS = 20_000;
const SILENT_CONNECTIONS = 10_000;
const UPGRADES = 2_000;

await buildOnce();
const problems = [];
const check = (isGood, problem) => {
  if (!isGood) problems.push(problem);
};
const list = (map) => [...map].map(([key, count]) => `${count} x ${key}`).join(', ');

const backend = await startBackend();
const folder = await temporaryFolder();
const metricsPort = await freePort();
const shop = await startStorefront(
  await freePort(),
  {
    API_HOST_INTERNAL: backend.origin,
    REALESTATE_HOST_INTERNAL: backend.origin,
    DATA_DIR: folder,
    METRICS_PORT: String(metricsPort),
  },
  // The log has one line for each failed call.
  { isLogged: false },
);
const { origin } = shop;
const port = Number(new URL(origin).port);

/** Memory in MB (of the process, and in use) and open files, sockets among them (on Linux). */
async function figures() {
  const { body } = await get(`http://127.0.0.1:${metricsPort}`, METRICS_PATH, { isAlone: true });
  const read = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(body.toString())?.[1] ?? 0);
  const mb = (...names) => Math.round(names.reduce((sum, name) => sum + read(name), 0) / 1_048_576);
  return {
    mb: mb('process_resident_memory_bytes'),
    usedMb: mb('nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'),
    files: read('process_open_fds'),
  };
}
let peakMb = 0;
const sampling = setInterval(() => {
  void figures().then(({ mb }) => (peakMb = Math.max(peakMb, mb)));
}, 1_000);

// 1. The phases of a backend.
const titles = await readTitles(origin);
leave();
const idle = await figures();
async function phase(state, { seconds = 12, visitors = VISITORS, addressOf } = {}) {
  await backend.become(state);
  const seen = await visit(origin, titles, { visitors, seconds, ...(addressOf && { addressOf }) });
  const { mb, files } = await figures();
  console.log(
    `backend ${state}, ${visitors} visitors: statuses ${list(seen.statuses)}; ` +
      `slowest ${Math.round(seen.slowestMs)} ms; ${mb} MB, ${files} files`,
  );
  check(seen.faults.size === 0, `backend ${state}: ${list(seen.faults)}`);
}
await phase('good');
const before = await figures();
await phase('dead');
await phase('slow');
await phase('garbage');
await phase('endless', { seconds: 25, visitors: 40, addressOf: madeUpBike });
await phase('dripping', { seconds: 15 });
await phase('silent', { seconds: 15 });
await phase('with names of objects as ids');
await phase('good');

// 2. Upgrades and silent connections, from one address and from several.
const upgrade = { isAlone: true, headers: { Connection: 'Upgrade', Upgrade: 'websocket' } };
const upgraded = new Map();
for (let index = 0; index < UPGRADES; index += 100) {
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => get(origin, healthPaths.health, upgrade)),
  );
  for (const { status } of responses) upgraded.set(status, (upgraded.get(status) ?? 0) + 1);
}
console.log(`upgrades: ${list(upgraded)}`);
check(upgraded.get(200) === UPGRADES, 'an upgrade was not answered as a request');

/** Opens silent connections that never close by themselves. */
async function beSilent(addresses) {
  const sockets = [];
  for (let index = 0; index < SILENT_CONNECTIONS; index++) {
    const localAddress = addresses[index % addresses.length];
    const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
    socket.on('error', () => undefined).on('data', () => undefined);
    sockets.push(socket);
    if (index % 250 === 249) await pause(20);
  }
  await pause(500);
  const startedAtMs = performance.now();
  while ((await get(origin, paths.home, { isAlone: true })).status !== 200) {
    if (performance.now() - startedAtMs > 90_000) break;
    await pause(250);
  }
  const closedMs = performance.now() - startedAtMs;
  for (const socket of sockets) socket.destroy();
  return Math.round(closedMs);
}
if (process.platform === 'linux') {
  leave();
  const ofOneMs = await beSilent(['127.0.0.2']);
  await pause(1_000);
  const ofManyMs = await beSilent([2, 3, 4, 5, 6, 7].map((last) => `127.0.0.${last}`));
  console.log(
    `${SILENT_CONNECTIONS} silent connections: a visitor waits ${ofOneMs} ms where they are of one ` +
      `address, ${ofManyMs} ms where they are of six`,
  );
  check(ofOneMs < 2_000, 'one address closes the shop');
  check(ofManyMs < SILENCE_MAX_MS, 'silent connections close the shop');
} else console.log('silent connections: only Linux has several loopback addresses');

// 3. At rest: memory, files and connections are released.
leave();
const restsAtMs = Date.now() + REST_MS;
const isAtRest = async () => {
  const found = { ...(await figures()), calls: await backend.connections() };
  const isGood =
    found.calls === 0 &&
    found.files <= idle.files + FILES_SPARE &&
    found.usedMb - before.usedMb <= GROWTH_MAX_MB;
  return { ...found, isGood };
};
let rest = await isAtRest();
while (!rest.isGood && Date.now() < restsAtMs) {
  await pause(1_000);
  rest = await isAtRest();
}
console.log(
  `memory in use: ${before.usedMb} MB before, ${rest.usedMb} MB at rest; of the process: ` +
    `${before.mb} MB before, ${peakMb} MB at most, ${rest.mb} MB at rest; files: ${idle.files} ` +
    `before, ${rest.files} at rest; connections to the backend: ${rest.calls}`,
);
check(
  rest.usedMb - before.usedMb <= GROWTH_MAX_MB,
  `memory in use grew by ${rest.usedMb - before.usedMb} MB`,
);
check(peakMb <= PEAK_MAX_MB, `the process took ${peakMb} MB`);
check(rest.calls === 0, `${rest.calls} connections to the backend are left after 30 s`);
check(
  rest.files <= idle.files + FILES_SPARE,
  `${rest.files - idle.files} files or sockets are left`,
);

clearInterval(sampling);
await shop.stop();
await backend.close();
await removeFolder(folder);

console.log(problems.length === 0 ? 'The shop held.' : `It did not hold:\n${problems.join('\n')}`);
process.exit(problems.length === 0 ? 0 : 1);
