import type { Page } from '@playwright/test';
import { expect, testWithSettings } from './fixtures';
import { settled } from './settled';

const PUBLIC_URL = 'https://shop.example';

const test = testWithSettings({ PUBLIC_URL });

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
