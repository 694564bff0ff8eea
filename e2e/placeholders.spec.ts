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
