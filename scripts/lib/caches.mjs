import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './buildOnce.mjs';
import { healthPaths } from './shopPaths.mjs';
import { start, waitUntilOk } from './processes.mjs';

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

/** nginx with the configuration of `compose.yaml`, on a port, before storefronts. */
export async function startNginx(port, storefronts, folder) {
  const servers = storefronts
    .map((storefront) => `server 127.0.0.1:${storefront} max_fails=1 fail_timeout=2s;`)
    .join(' ');
  const text = (await readFile(path.join(root, 'tools/proofs/nginx.conf'), 'utf8'))
    .replace(/server storefront-1[^;]*;\s*server storefront-2[^;]*;/, servers)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/tmp/nginx-shop', path.join(folder, 'nginx'));
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, process.getuid?.() === 0 ? `user root;\n${text}` : text);
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
