import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyOfShop } from '../shop-file/testing/shopFolder';
import type { RunningStorefront } from './startStorefront';
import { builtTestShop } from './testing/builtTestShop';
import { sendRequest } from './testing/http';

const shop = builtTestShop({ changes: { languages: ['en', 'nl'] } });

let first: RunningStorefront | undefined;

afterEach(async () => {
  await first?.stop();
  first = undefined;
});

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${color}"/>${Array.from(
    { length: 60 },
    (_, x) => `<circle cx="${String(x)}" cy="9" r="3" fill="#fff"/>`,
  ).join('')}</svg>`;

/** A shop file whose phone number and logo are those of a release. */
async function release(phone: string, color: string): Promise<string> {
  const file = await copyOfShop({
    languages: ['en', 'nl'],
    logo: 'new.svg',
    'contact.phone': phone,
  });
  await writeFile(path.join(path.dirname(file), 'new.svg'), drawing(color));
  return file;
}

/** The shop's addresses in a page, with its translations. */
async function addressesIn(origin: string): Promise<string[]> {
  const { text } = await sendRequest(`${origin}/about`);
  return [...new Set(text.match(/\/shop\/[\da-f]{8}\/[\w.-]+/g))].sort();
}

const statuses = (origin: string, addresses: readonly string[]) =>
  Promise.all(
    addresses.map(async (address) => [address, (await sendRequest(origin + address)).status]),
  );

test('pages of two shop files find their files at both servers, which restart one by one', async () => {
  const DATA_DIR = await mkdtemp(path.join(shop.root, 'shared-'));
  const old = await shop.start({ DATA_DIR, SHOP_FILE: await release('+297 555 0100', '#083d4a') });
  const oldAddresses = await addressesIn(old);
  first = shop.running;
  const next = await shop.start({ DATA_DIR, SHOP_FILE: await release('+297 555 0111', '#0b7285') });
  const nextAddresses = await addressesIn(next);
  const all = [...new Set([...oldAddresses, ...nextAddresses])];
  for (const origin of [old, next, old]) {
    expect(await statuses(origin, all)).toEqual(all.map((address) => [address, 200]));
  }
  // What is unchanged keeps its address: all but the logo and the texts.
  const changed = oldAddresses.filter((address) => !nextAddresses.includes(address));
  expect(changed.map((address) => path.basename(address)).sort()).toEqual([
    'en.json',
    'new.svg',
    'nl.json',
  ]);
  for (const address of changed) {
    const [one, other] = await Promise.all(
      [old, next].map((origin) =>
        sendRequest(origin + address, { headers: { 'Accept-Encoding': 'br' } }),
      ),
    );
    for (const name of ['content-type', 'content-encoding', 'content-security-policy', 'etag']) {
      expect(one?.headers[name]).toBe(other?.headers[name]);
    }
    expect(one?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(one?.body.equals(other?.body ?? Buffer.alloc(0))).toBe(true);
  }
});

test('nothing else of the folder is served, and old files go', async () => {
  const DATA_DIR = await mkdtemp(path.join(shop.root, 'shared-'));
  await (await shop.start({ DATA_DIR }), shop.running)?.stop();
  const folder = path.join(DATA_DIR, 'shop-files');
  await writeFile(path.join(folder, '01234567-note.json'), 'no file of a shop');
  await writeFile(path.join(folder, '89abcdef-old.json'), 'old');
  const past = new Date(Date.now() - 31 * 86_400_000);
  await utimes(path.join(folder, '89abcdef-old.json'), past, past);
  const origin = await shop.start({ DATA_DIR });
  expect(await readdir(folder)).not.toContain('89abcdef-old.json');
  for (const address of [
    '/shop/01234567/note.json',
    '/shop/01234567/..%2fnote.json',
    '/shop/01234567/../../postgres',
    '/shop/01234567.json',
    `/shop/01234567/${'x'.repeat(300)}.json`,
  ]) {
    const { status, headers } = await sendRequest(origin + address);
    expect([address, status === 404 || status === 400]).toEqual([address, true]);
    expect(headers['cache-control']).toBe('no-store');
  }
});
