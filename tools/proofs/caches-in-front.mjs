import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import path from 'node:path';
import { buildOnce, root } from '../../scripts/lib/buildOnce.mjs';
import { PAGES } from '../../scripts/lib/pages.mjs';
import { healthPaths } from '../../scripts/lib/shopPaths.mjs';
import {
  freePort,
  removeFolder,
  start,
  startStorefront,
  temporaryFolder,
  waitUntilOk,
} from '../../scripts/lib/programs.mjs';

// nginx with `deploy/nginx.conf` in front of the shop: hit rates, and pages while storefront and backend are down.
const ROUNDS = 200;

/** Debian's nginx, installed where it is missing. */
function ensureNginx() {
  process.env.PATH = [process.env.PATH, '/usr/sbin'].join(path.delimiter);
  if (!spawnSync('nginx', ['-v']).error) return;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], options);
    // The package starts a service of its own, which nobody needs here.
    spawnSync('service', ['nginx', 'stop']);
  } catch {
    throw new Error('Install nginx: apt-get install nginx-light');
  }
}

/** A certificate for `shop.example` that nobody signed. */
function makeCertificate(folder) {
  const files = [
    '-keyout',
    path.join(folder, 'privkey.pem'),
    '-out',
    path.join(folder, 'fullchain.pem'),
  ];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', [...request, '-subj', '/CN=shop.example', ...files], { stdio: 'ignore' });
}

/** nginx with `deploy/nginx.conf` in front of a storefront, on a port and, with TLS, on another. */
async function startNginx(port, storefront, folder, tlsPort) {
  const listens = `listen 127.0.0.1:${port}; listen 127.0.0.1:${tlsPort} ssl http2;`;
  makeCertificate(folder);
  const text = (await readFile(path.join(root, 'deploy/nginx.conf'), 'utf8'))
    .replace(
      /server 127\.0\.0\.1:3001[^;]*;\s*server 127\.0\.0\.1:3002[^;]*;/,
      `server 127.0.0.1:${storefront} max_fails=0;`,
    )
    .replaceAll(/^ *listen (?:80|\[::\]).*\n/gm, '')
    .replace('listen 443 ssl default_server;', `listen 127.0.0.1:${tlsPort} ssl default_server;`)
    // Requests without TLS go to the shop as well.
    .replace(/ {2}server \{\s*server_name shop.example;\s*return.*?\n {2}\}\n/s, '')
    .replace('listen 443 ssl http2;', listens)
    .replaceAll('/etc/ssl/shop', folder)
    .replaceAll('/var/cache/nginx-shop', path.join(folder, 'nginx-cache'));
  const file = path.join(folder, 'nginx.conf');
  const own = `pid ${path.join(folder, 'nginx.pid')};\nerror_log stderr warn;\n`;
  await writeFile(file, (process.getuid?.() === 0 ? 'user root;\n' : '') + own + text);
  execFileSync('nginx', ['-t', '-q', '-c', file, '-p', folder], { stdio: 'inherit' });
  const nginx = start('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;']);
  await waitUntilOk(`http://127.0.0.1:${port}${healthPaths.health}`);
  return nginx;
}

/** Whether nginx refuses a visitor who asks for another name. */
async function refusesOtherNames(tlsPort) {
  const session = connect(`https://127.0.0.1:${tlsPort}`, { servername: 'evil.example' });
  const [error] = await once(session, 'error');
  return error.code === 'ERR_SSL_TLSV1_UNRECOGNIZED_NAME';
}

async function get(origin, route) {
  const response = await fetch(origin + route, { headers: { 'Accept-Encoding': 'br' } });
  const text = await response.text();
  return {
    status: response.status,
    isWhole: text.includes('</html>'),
    isHit: /hit|stale|updating/i.test(response.headers.get('X-Cache') ?? ''),
  };
}

/** Whether a cache sends each browser a picture in a format that it accepts, in any order of requests. */
async function keepsPicturesApart(origin) {
  const page = await (await fetch(`${origin}/`)).text();
  const [picture] = /\/static\/uploads\/[^"' ]+\?w=320/.exec(page) ?? [];
  const bytes = async (Accept) =>
    (await (await fetch(origin + picture, { headers: { Accept } })).arrayBuffer()).byteLength;
  const original = await bytes('*/*');
  const sized = await bytes('image/avif,image/webp,*/*');
  const refused = await bytes('image/webp;q=0,*/*');
  return sized < original && refused === original && (await bytes('*/*')) === original;
}

/** Whether nginx keeps one copy of a page for all browsers, over TLS and HTTP/2, and purges it. */
async function keepsOnePage(tlsPort) {
  const session = connect(`https://127.0.0.1:${tlsPort}`, {
    rejectUnauthorized: false,
    servername: 'shop.example',
  });
  const cacheStatus = async (headers) => {
    const stream = session.request({ ':path': '/about', ':authority': 'shop.example', ...headers });
    stream.resume();
    const [response] = await once(stream, 'response');
    return response['x-cache'];
  };
  const chromium = {
    accept: 'text/html,image/avif,image/webp',
    'accept-encoding': 'gzip, br, zstd',
  };
  const firefox = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };
  await cacheStatus(chromium);
  const statuses = [
    await cacheStatus(firefox),
    await cacheStatus({ ...firefox, 'x-purge': '1' }),
    await cacheStatus(chromium),
  ];
  session.close();
  console.log(
    `nginx over TLS and HTTP/2, another browser, a purge, the first: ${statuses.join(', ')}`,
  );
  return statuses.join() === 'HIT,BYPASS,HIT';
}

await buildOnce();
ensureNginx();
const folder = await temporaryFolder();
const [storefrontPort, cachePort, tlsPort] = [await freePort(), await freePort(), await freePort()];
const shop = await startStorefront(storefrontPort, { DATA_DIR: folder });
const nginx = await startNginx(cachePort, storefrontPort, folder, tlsPort);
const origin = `http://127.0.0.1:${cachePort}`;
let hits = 0;
for (let round = 0; round < ROUNDS; round++) {
  for (const route of PAGES) if ((await get(origin, route)).isHit) hits++;
}
const isApart = (await keepsPicturesApart(origin)) && (await keepsOnePage(tlsPort));
const isOwn = await refusesOtherNames(tlsPort);
await shop.stop('SIGKILL');
const served = await Promise.all(PAGES.map((route) => get(origin, route)));
await nginx.stop();
await removeFolder(folder);
const share = hits / (ROUNDS * PAGES.length);
const whole = served.filter(({ status, isWhole }) => status === 200 && isWhole).length;
console.log(
  `${(100 * share).toFixed(1)} % from the cache; ${whole} of ${PAGES.length} routes served with ` +
    `the shop and its backend down; pictures ${isApart ? 'as each browser takes them' : 'mixed up'}; ` +
    `other names are ${isOwn ? 'refused' : 'SERVED'}`,
);
process.exit(isApart && isOwn && share > 0.99 && whole === PAGES.length ? 0 : 1);
