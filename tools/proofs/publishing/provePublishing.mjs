import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../../scripts/lib/browser.mjs';
import { root } from '../../../scripts/lib/buildOnce.mjs';
import {
  pause,
  removeFolder,
  startStorefront,
  temporaryFolder,
} from '../../../scripts/lib/programs.mjs';

export const PURGE_TOKEN = 'a-token-for-the-proof-of-publishing';
const VISITORS = 100;
const languages = { en: '/', nl: '/nl', es: '/es', pap: '/pap' };

/** Passes requests on to an origin, and calls `seen` with the address of each that has been answered. */
export async function relay(origin, seen) {
  const server = createServer((incoming, response) => {
    const { method, headers, url } = incoming;
    const outgoing = request(new URL(url, origin()), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response).on('finish', () => seen(url, answer.statusCode));
    });
    incoming.pipe(outgoing.on('error', () => response.destroy()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/**
 * An editor changes a text, a price and a picture in Strapi, whose webhook purges: each next reload shows
 * them in a browser that had the page before, in four languages, with two storefronts on one DATA_DIR.
 * @param purges resolves when the webhook has been answered the next time
 * @param queries addresses that have reached Strapi
 */
export async function provePublishing({
  source,
  adapter,
  pictures,
  editor,
  ports,
  purged,
  queries,
}) {
  const dataDir = await temporaryFolder();
  const env = {
    PURGE_TOKEN,
    DATA_DIR: dataDir,
    API_HOST_INTERNAL: adapter,
    REALESTATE_HOST_INTERNAL: adapter,
    PICTURE_ORIGINS: pictures,
  };
  const shops = [];
  for (const port of ports) shops.push(await startStorefront(port, env));
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const call = async (address, init = {}) => {
      const headers = { Authorization: `Bearer ${editor}`, ...init.headers };
      const response = await fetch(source + address, { ...init, headers });
      if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
      return response.json();
    };
    const edit = async (address, data) => {
      const done = purged();
      await call(address, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ data }),
      });
      await done;
    };
    const [banner] = (await call('/api/banners?filters[bannerType]=hero')).data;
    const [product] = (await call('/api/products?populate=image&sort=order')).data;

    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const pages = {};
    /** What a visitor sees of the three. */
    const look = async (page) => {
      const image = page
        .getByRole('article')
        .filter({ hasText: /Snorkel ?set/ })
        .locator('img')
        .first();
      const picture = await image.evaluate(async (one) => {
        one.loading = 'eager';
        await one.decode();
        return one.currentSrc;
      });
      return { picture, text: await page.evaluate(() => document.body.innerText) };
    };
    const before = {};
    for (const [language, address] of Object.entries(languages)) {
      const page = (pages[language] = await context.newPage());
      await page.goto(shops[0].origin + address, { waitUntil: 'networkidle' });
      before[language] = await look(page);
    }

    const mark = String(Date.now() % 1_000_000);
    const price = Number(`6${mark.slice(-2)}.5`);
    await edit(`/api/banners/${banner.documentId}`, { title: `Ride ${mark}` });
    await edit(`/api/banners/${banner.documentId}?locale=nl`, { title: `Rijd ${mark}` });
    await edit(`/api/products/${product.documentId}`, { price });
    await edit(`/api/products/${product.documentId}?locale=nl`, { price });
    const replaced = purged();
    const form = new FormData();
    const file = await readFile(path.join(root, 'mocks/uploads/products/kite.webp'));
    form.append('files', new Blob([file], { type: 'image/webp' }), 'replaced.webp');
    await call(`/api/upload?id=${product.image.id}`, { method: 'POST', body: form });
    await replaced;

    const faults = [];
    for (const [language, page] of Object.entries(pages)) {
      const title = `${language === 'nl' ? 'Rijd' : 'Ride'} ${mark}`;
      const expected = new RegExp(`6${mark.slice(-2)}[.,]50`);
      for (const visit of ['reload', 'second reload']) {
        await page.reload({ waitUntil: 'networkidle' });
        const now = await look(page);
        const wrong = [
          !now.text.includes(title) && 'the text',
          !expected.test(now.text) && 'the price',
          now.picture === before[language].picture && 'the picture',
        ].filter(Boolean);
        if (wrong.length > 0) faults.push(`${language}, ${visit}: old is ${wrong.join(', ')}`);
      }
    }
    const other = async () => (await fetch(shops[1].origin)).text();
    for (let tries = 0; tries < 20 && !(await other()).includes(`Ride ${mark}`); tries++)
      await pause(100);
    if (!(await other()).includes(`Ride ${mark}`)) faults.push('the other storefront: old');

    queries.length = 0;
    const calls = [
      ...Object.values(languages),
      '/bikes/listings',
      '/api/v1/banners?status=active',
      '/api/v1/featured-products?limit=6',
      '/api/listings',
    ];
    for (let visitor = 0; visitor < VISITORS; visitor++) {
      const { origin } = shops[visitor % 2];
      for (const address of calls) await (await fetch(origin + address)).arrayBuffer();
    }
    const api = queries.filter((address) => address.startsWith('/api/'));
    console.log(
      `${VISITORS} visitors made ${VISITORS * calls.length} requests, of which ${api.length} reached Strapi.`,
    );
    if (faults.length > 0) throw new Error(faults.join('\n'));
    console.log('Text, price and picture are new with the next reload, in four languages.');
  } finally {
    await browser.close();
    for (const shop of shops) await shop.stop();
    await removeFolder(dataDir);
  }
}
