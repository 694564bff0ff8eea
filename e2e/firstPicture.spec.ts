import type { Page } from '@playwright/test';
import { cases } from '../src/testing/sweeps';
import { expect, test } from './fixtures';
import { hydrated } from './settled';

const screens = [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
] as const;

const FIRST_PICTURE = 'img[fetchpriority="high"]';

/** Waits for the first picture; of all the addresses that it could have had, which one it has. */
async function firstPicture(page: Page): Promise<{ shown: string; candidates: string[] }> {
  const picture = page.locator(FIRST_PICTURE).first();
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const candidates = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
      .flatMap(({ src, srcset }) => [src, ...srcset.split(', ').map((part) => part.split(' ')[0])])
      .flatMap((address) => (address ? [new URL(address, window.location.href).href] : []));
    return { shown: image.currentSrc, candidates };
  });
}

for (const [screen, viewport] of screens) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    for (const path of cases(['/'], ['/', '/bikes/listings', '/about', '/login'])) {
      test(`the first picture of ${path} is preloaded in the head, and requested once`, async ({
        page,
      }) => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        // Once hydrated, the slides' first picture is one of many.
        let release: () => void = () => undefined;
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/assets/client.*.js', async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        const { shown, candidates } = await firstPicture(page);
        const links = page.locator('link[rel="preload"][as="image"][fetchpriority="high"]');
        const parents = await links.evaluateAll((all) =>
          all.map(({ parentElement }) => parentElement?.localName),
        );
        expect(new Set(parents)).toEqual(new Set(['head']));
        release();
        await hydrated(page);
        expect(candidates).toContain(shown);
        expect(requests.filter((url) => candidates.includes(url))).toEqual([shown]);
        await expect(links).toHaveCount(parents.length);
      });
    }
  });
}
