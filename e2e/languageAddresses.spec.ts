import type { Page } from '@playwright/test';
import { cases } from '../src/testing/sweeps';
import { testShops } from '../src/testing/testShop';
import { expect, testWithSettings } from './fixtures';
import { hydrated, settled } from './settled';

const PUBLIC_URL = 'https://shop.example';

const test = testWithSettings({ PUBLIC_URL });

const tongues = [
  { language: 'en', tag: 'en', prefix: '', start: '/', locale: 'en_US' },
  { language: 'nl', tag: 'nl', prefix: '/nl', start: '/nl', locale: 'nl_NL' },
  { language: 'es', tag: 'es', prefix: '/es', start: '/es', locale: 'es_LA' },
  { language: 'pap', tag: 'pap-AW', prefix: '/pap', start: '/pap', locale: 'pap_AW' },
] as const;

/** What the screens are called, by the ids of their routes. */
async function titlesIn(
  language: (typeof tongues)[number]['language'],
): Promise<Readonly<Record<string, string>>> {
  const { readTitles } = await import('../scripts/lib/messageFiles.mjs');
  return { ...readTitles(language), home: testShops[language].title };
}

/** Each route, with the id of its title. */
const routes = [
  ['/', 'home'],
  ['/login', 'login'],
  ['/signup', 'signup'],
  ['/bikes/listings', 'bikes'],
  ['/about', 'about'],
  ['/vehicles', 'vehicles'],
  ['/search', 'search'],
  ['/wishlist', 'wishlist'],
  ['/cart', 'cart'],
  ['/category/hats', 'category'],
  ['/deals', 'deals'],
  ['/new-arrivals', 'newArrivals'],
  ['/best-sellers', 'bestSellers'],
  ['/support', 'support'],
] as const;

const href = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path);

/** The address of the page in each language, as its head names them. */
async function alternates(page: Page): Promise<readonly string[]> {
  return page
    .locator('head link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      links.map((link) =>
        ['hreflang', 'href'].map((name) => link.getAttribute(name) ?? '').join(' '),
      ),
    );
}

for (const { language, tag, prefix, start, locale } of cases(tongues.slice(1, 2), tongues)) {
  test(`every route by its address in ${tag}`, async ({ page }) => {
    const titles = await titlesIn(language);
    for (const [path, id] of routes) {
      const own = href(prefix, path);
      await test.step(own, async () => {
        const response = await page.goto(own);
        expect(response?.status()).toBe(200);
        expect(response?.headers()).toMatchObject({
          'content-language': tag,
          vary: 'Accept-Encoding',
        });
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page).toHaveTitle(`${titles[id] ?? id} | Dushi Market`);
        const head = (selector: string) => page.locator(`head ${selector}`);
        await expect(head('link[rel="canonical"]')).toHaveAttribute('href', PUBLIC_URL + own);
        await expect(head('meta[property="og:locale"]')).toHaveAttribute('content', locale);
        await expect(head('meta[name="description"]')).toHaveAttribute('content', /\S/);
        expect(await alternates(page)).toEqual([
          ...tongues.map((tongue) => `${tongue.tag} ${PUBLIC_URL}${href(tongue.prefix, path)}`),
          `x-default ${PUBLIC_URL}${path}`,
        ]);
        await expect(head('link[rel="manifest"]')).toHaveAttribute(
          'href',
          `${prefix}/manifest.webmanifest`,
        );
      });
    }
    const manifest: unknown = await (
      await page.request.get(`${prefix}/manifest.webmanifest`)
    ).json();
    expect(manifest).toMatchObject({ lang: tag, id: '/', start_url: start });
  });
}

test('what a page does not read stays in the address bar alone, in another language too', async ({
  page,
}) => {
  const sent = '?gad_source=1&listingType=auction&_gl=1';
  const response = await page.goto(`/bikes/listings${sent}`);
  expect(await response?.text()).not.toMatch(/gad_source|_gl=/);
  await settled(page);
  expect(new URL(page.url()).search).toBe(sent);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${PUBLIC_URL}/bikes/listings`,
  );
  expect((await alternates(page)).join()).not.toContain('?');
  const dutch = page.getByRole('contentinfo').getByRole('link', { name: 'Nederlands' });
  await expect(dutch).toHaveAttribute('href', '/nl/bikes/listings?listingType=auction');
  await dutch.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page).toHaveURL((url) => url.pathname + url.search === `/nl/bikes/listings${sent}`);
  await expect(page.locator('input[value="auction"]')).toBeChecked();
});
