import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures';
import { hydrated, waitInPage } from './settled';
import { testedShop } from './testedShop';

/** What the shop cannot do offline, as browsers say it, and what the specification has logged. */
export const OFFLINE_WORDS =
  /Failed to load resource|net::ERR_|the cached copy is shown|Failed to fetch cars/;

export const SLIDER = `[aria-label="Featured on ${testedShop.name}"]`;

/** The calls of Home, as the stored copies name them. */
export const HOME_CALLS = ['getBanners', 'getCategories', 'getFeaturedProducts', 'cars'] as const;

/** Visits Home and the bikes once, until their responses are stored. */
export async function visitOnce(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await hydrated(page);
  await kept(page, ...HOME_CALLS);
  await page.goto(`${origin}/bikes/listings`);
  await hydrated(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await kept(page, 'getBikes');
  await page.close();
}

/** Waits until the service worker answers the requests of the page. */
export function controlled(page: Page): Promise<void> {
  return waitInPage(page, 'the service worker', () => navigator.serviceWorker.controller !== null);
}

/** Waits until the worker is in charge, has the pictures, and the responses of these calls are stored. */
export async function kept(page: Page, ...calls: readonly string[]): Promise<void> {
  await controlled(page);
  await waitInPage(page, 'the pictures in the cache', async () => {
    const cacheName = (await caches.keys()).find((name) => name.endsWith('-pictures'));
    if (cacheName === undefined) return false;
    const shown = [...document.images].filter(({ complete }) => complete);
    const found = await Promise.all(
      shown.map(({ currentSrc }) => caches.match(currentSrc, { cacheName, ignoreVary: true })),
    );
    const ours = shown.filter(({ currentSrc }) => currentSrc.includes('/uploads/'));
    return ours.length > 0 && found.filter(Boolean).length >= ours.length;
  });
  await expect
    .poll(() => page.evaluate(storedKeys))
    .toEqual(expect.arrayContaining(calls.map((call) => expect.stringContaining(call))));
}

/** Cache keys of the stored copies. Runs in the page. */
export function storedKeys(): Promise<string[]> {
  return new Promise((resolve) => {
    const { config } = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as {
      config: { shop: { id: string } };
    };
    const open = indexedDB.open(config.shop.id);
    open.onsuccess = () => {
      if (!open.result.objectStoreNames.contains('copies')) {
        resolve([]);
        return;
      }
      const all = open.result.transaction('copies').objectStore('copies').getAll();
      all.onsuccess = () => {
        const found: unknown[] = all.result;
        open.result.close();
        resolve(
          found.flatMap((copies) =>
            Object.entries(Object(copies) as Record<string, object>).flatMap(([area, responses]) =>
              area === '_persist' ? [] : Object.keys(responses),
            ),
          ),
        );
      };
    };
  });
}
