import { expect, test } from './fixtures';
import { hydrated } from './settled';

const pages = [
  ['/search', 'Search'],
  ['/wishlist', 'Wishlist'],
  ['/cart', 'Cart'],
  ['/category/water-sports', 'Category'],
  ['/deals', 'Deals'],
  ['/new-arrivals', 'New Arrivals'],
  ['/best-sellers', 'Best Sellers'],
  ['/support', 'Support'],
] as const;

test('each page to come says so, with a title of its own', { tag: '@smoke' }, async ({ page }) => {
  for (const [path, name] of pages) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page).toHaveTitle(`${name} | Dushi Market`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} - Coming Soon`);
  }
});

test('the scene is as large as it is drawn: 340 px with its air, two thirds of a phone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  for (const path of ['/wishlist', '/nowhere']) {
    await page.goto(path);
    const scene = page.getByRole('main').locator('img').first();
    const width = () => scene.evaluate((image) => Math.round(image.getBoundingClientRect().width));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(width).toBe(400);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(width).toBe(300);
  }
});
