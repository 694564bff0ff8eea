import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './buildOnce.mjs';
import { healthPaths } from './shopPaths.mjs';
import { start, waitUntilOk } from './programs.mjs';

const PROGRAM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Installs Debian's packages of HTTP caches that are not here yet. */
export function ensureCaches() {
  process.env.PATH = [process.env.PATH, ...PROGRAM_FOLDERS].join(path.delimiter);
  const missing = [
    ['nginx', 'nginx-light', '-v'],
    ['varnishd', 'varnish', '-V'],
  ].filter(([program, , flag]) => spawnSync(program, [flag]).error);
  if (missing.length === 0) return;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', ...missing.map(([, name]) => name)],
      options,
    );
    // The package starts a service of its own, which nobody needs here.
    spawnSync('service', ['nginx', 'stop']);
  } catch {
    throw new Error('Install nginx and varnish: apt-get install nginx-light varnish');
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

/** nginx with `deploy/nginx.conf` before storefronts, on a port and, with TLS, on another. */
export async function startNginx(port, storefronts, folder, tlsPort = undefined) {
  const servers = storefronts.map((storefront) => `server 127.0.0.1:${storefront} max_fails=0;`);
  const listens = [`listen 127.0.0.1:${port};`];
  if (tlsPort !== undefined) listens.push(`listen 127.0.0.1:${tlsPort} ssl http2;`);
  makeCertificate(folder);
  const text = (await readFile(path.join(root, 'deploy/nginx.conf'), 'utf8'))
    .replace(/server 127\.0\.0\.1:3001[^;]*;\s*server 127\.0\.0\.1:3002[^;]*;/, servers.join(' '))
    // Requests without TLS go to the shop as well.
    .replace(/ {2}server \{\s*listen 80;.*?\n {2}\}\n/s, '')
    .replace('listen 443 ssl http2;', listens.join(' '))
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

/** Varnish on a port, before a storefront. */
export async function startVarnish(port, storefront, folder) {
  const text = (await readFile(path.join(root, 'tools/proofs/varnish.vcl'), 'utf8')).replace(
    'STOREFRONT_PORT',
    String(storefront),
  );
  const file = path.join(folder, 'varnish.vcl');
  await writeFile(file, text);
  const varnish = start('varnishd', [
    ...['-F', '-a', `127.0.0.1:${port}`, '-f', file, '-n', path.join(folder, 'varnish')],
    // Brotli passes through; Varnish itself knows gzip alone.
    ...['-p', 'http_gzip_support=off', '-s', 'malloc,64m'],
  ]);
  await waitUntilOk(`http://127.0.0.1:${port}${healthPaths.health}`);
  return varnish;
}
