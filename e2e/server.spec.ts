import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { temporaryFolder } from '../mocks/testing/temporaryFolder';
import { expect, test } from './fixtures';
import { completePage, rawGet } from './rawGet';
import { settled } from './settled';

const routes = ['/', '/bikes/listings', '/vehicles', '/about', '/login', '/signup', '/cart'];

/** What the policy has stopped on the page, from its first byte on. */
async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', (event) => {
      stopped.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return () =>
    page
      .evaluate(() => ('stopped' in window ? JSON.stringify(window.stopped) : ''))
      .then((text) => [text]);
}

test('every route is hydrated without a word on the console, and the policy stops nothing', async ({
  page,
}) => {
  const stopped = await watchPolicy(page);
  for (const route of [...routes, '/bikes/listings?bike=listing-30']) {
    const response = await page.goto(route);
    expect(response?.status(), route).toBe(200);
    await settled(page);
    expect(await stopped(), route).toEqual(['[]']);
  }
});

test('what was made of the pictures of the mock backend serves the next start, on other ports', async ({
  request,
  startOwnShop,
}) => {
  const DATA_DIR = await temporaryFolder();
  const caching = async (origin: string, address: string) => {
    const Accept = 'image/avif,image/webp';
    const response = await request.get(origin + address, { headers: { Accept } });
    return response.headers()['cache-control'];
  };
  const final = 'public, max-age=300';
  const first = await startOwnShop({ DATA_DIR });
  const page = await completePage(first.origin);
  const address = /\/static\/uploads\/[\w./-]+\?w=\d+/.exec(page)?.[0] ?? 'none';
  expect(await caching(first.origin, address)).toBe('public, max-age=60');
  await expect.poll(() => caching(first.origin, address)).toBe(final);
  await first.stop();

  const next = await startOwnShop({ DATA_DIR });
  // The original is fetched once more, and its AVIF is there.
  await expect.poll(() => caching(next.origin, address)).toBe(final);
  await next.stop();
  await rm(DATA_DIR, { recursive: true });
});

test('nothing at the start uses Intl, which keeps a phone busy', async ({ page }) => {
  await page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(window, { used });
    window.Intl = new Proxy(Intl, {
      get(intl, name): unknown {
        used.push(String(name));
        return Reflect.get(intl, name);
      },
    });
    for (const { prototype } of [Number, String, Date, Array, BigInt]) {
      for (const name of Object.getOwnPropertyNames(prototype)) {
        if (!name.includes('Locale') && name !== 'localeCompare') continue;
        const method: unknown = Reflect.get(prototype, name);
        if (typeof method !== 'function') continue;
        Reflect.set(prototype, name, function (this: unknown, ...args: unknown[]): unknown {
          used.push(name);
          const result: unknown = Reflect.apply(method, this, args);
          return result;
        });
      }
    }
  });
  await page.goto('/');
  await settled(page);
  expect(await page.evaluate(() => ('used' in window ? window.used : null))).toEqual([]);
});

test.describe('budgets, in bytes', () => {
  const KB = 1_000;

  /** Bytes of the scripts that a page starts with, as they travel. */
  async function scriptBytes(origin: string, path: string): Promise<number> {
    const html = await completePage(origin + path);
    const list: unknown = JSON.parse(/id="scripts">([^<]*)</.exec(html)?.[1] ?? '[]');
    const scripts = Array.isArray(list) ? list.map(String) : [];
    expect(scripts.length).toBeGreaterThan(0);
    const sizes = await Promise.all(
      scripts.map(async (script) => (await rawGet(origin + script, 'br')).body.length),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  test('scripts of Home: 134.5 kB, in another language 5 kB on top', async ({ shop }) => {
    const home = await scriptBytes(shop.origin, '/');
    expect(home).toBeLessThanOrEqual(134.5 * KB);
    for (const path of ['/nl', '/es', '/pap']) {
      expect(await scriptBytes(shop.origin, path), path).toBeLessThanOrEqual(home + 5 * KB);
    }
  });

  test('scripts of any other screen: 40 kB on top', async ({ shop }) => {
    const home = await scriptBytes(shop.origin, '/');
    for (const route of routes.slice(1)) {
      expect(await scriptBytes(shop.origin, route), route).toBeLessThanOrEqual(home + 40 * KB);
    }
  });

  test('scripts of Bikes: 162.5 kB', async ({ shop }) => {
    expect(await scriptBytes(shop.origin, '/bikes/listings')).toBeLessThanOrEqual(162.5 * KB);
  });

  test('HTML of Home: 24 kB', async ({ shop }) => {
    for (const path of ['/', '/nl', '/es', '/pap']) {
      const { body } = await rawGet(shop.origin + path, 'br');
      expect(body.length, path).toBeLessThanOrEqual(24 * KB);
    }
  });

  test('fonts: 36 kB; the hero picture on a phone: 40 kB', async ({ browser, shop }) => {
    // As the server sent it: without scripts.
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
    });
    const page = await context.newPage();
    const bytes = new Map<string, number>();
    page.on('response', (response) => {
      bytes.set(response.url(), Number(response.headers()['content-length'] ?? 0));
    });
    await page.goto(shop.origin, { waitUntil: 'load' });
    const hero = await page
      .locator('img[fetchpriority="high"]')
      .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
    expect(bytes.get(hero)).toBeGreaterThan(0);
    expect(bytes.get(hero)).toBeLessThanOrEqual(40 * KB);
    const fonts = [...bytes].filter(([url]) => url.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(36 * KB);
    await context.close();
  });
});
