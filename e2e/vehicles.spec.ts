import { expect, test } from './fixtures';
import { hydrated } from './settled';

test('by mouse: a type, a style, back', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/vehicles');
  await hydrated(page);
  const types = page.getByRole('navigation', { name: 'Vehicle types' });
  await expect(types.getByRole('link')).toHaveCount(8);
  await types.getByRole('link', { name: /^SUVs/ }).click();
  await expect(page).toHaveURL(/\/vehicles\/suvs$/);
  const style = page.getByRole('main').getByRole('link', { name: /^Off-road/ });
  await style.click();
  await expect(page).toHaveURL(/\/vehicles\/suvs\/.*off-road$/);
  await expect(style).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: /^View All SUVs/ })).toHaveAttribute(
    'href',
    'https://cars.dushimarket.example/suvs',
  );
  await page.goBack();
  await expect(style).not.toHaveAttribute('aria-current');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All vehicles' })).toBeVisible();
});

test('by keyboard alone: the focus stays where it chose', async ({ page }) => {
  await page.goto('/vehicles');
  await hydrated(page);
  const types = page.getByRole('navigation', { name: 'Vehicle types' });
  const vans = types.getByRole('link', { name: /^Vans/ });
  await page.getByRole('main').focus();
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
  await expect(vans).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vehicles\/vans$/);
  await expect(vans).toBeFocused();
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
  const style = page.getByRole('main').getByRole('link', { name: /^Family vans/ });
  await expect(style).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(style).toHaveAttribute('aria-current', 'true');
  await expect(style).toBeFocused();
});

test('on a phone, a type that gets the focus comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/vehicles');
  await hydrated(page);
  const types = page.getByRole('navigation', { name: 'Vehicle types' }).getByRole('link');
  await types.first().focus();
  for (const type of await types.all()) {
    await expect(type).toBeFocused();
    await expect(type).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

test('the words over an evening scene stay above its sun, whatever the width', async ({ page }) => {
  await page.goto('/vehicles/sedans/sedans-hybrid-and-electric');
  await hydrated(page);
  const line = page.getByText('Hybrid and electric: 15 listed today');
  const scene = page.getByRole('main').locator('img[src*="lead-sedan"]');
  for (const width of [320, 360, 390, 430, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const words = await line.boundingBox();
    const box = await scene.boundingBox();
    // In each of these pictures the sun begins at 64 % of their width, from the ground.
    const sunTop = (box?.y ?? 0) + (box?.height ?? 0) - 0.64 * (box?.width ?? 0);
    expect((words?.y ?? Infinity) + (words?.height ?? 0), `at ${String(width)} px`).toBeLessThan(
      sunTop,
    );
  }
});
