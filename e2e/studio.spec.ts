import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FrameLocator } from '@playwright/test';
import { STUDIO } from '../src/testing/studio/contract';
import { DEVELOPMENT_CONSOLE, NO_BACKEND_CONSOLE, startDevelopment } from './development';
import { axeViolations, expect, test, testWithoutShop } from './fixtures';

const root = path.resolve(__dirname, '..');

const colorOf = (frame: FrameLocator, property: string) =>
  frame
    .locator('html')
    .evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), property);

testWithoutShop(
  'name and colours of a shop are changed beside its screens, and saved',
  async ({ page, allowConsole }) => {
    allowConsole(DEVELOPMENT_CONSOLE);
    allowConsole(NO_BACKEND_CONSOLE);
    const { states, shopFile, stop } = await startDevelopment();
    try {
      await page.goto(`${states}?studio`);
      const frames = ['home: loaded, phone', 'bikes: loaded, desktop'].map((title) =>
        page.frameLocator(`iframe[title="${title}"]`),
      );
      const [phone, desktop] = frames as [FrameLocator, FrameLocator];
      await expect(phone.getByRole('main')).toBeVisible();
      await expect(desktop.getByRole('main')).toBeVisible();

      await page.getByLabel('Name', { exact: true }).first().fill('Bon Bini');
      for (const frame of frames) {
        await expect(frame.getByRole('banner')).toContainText('Bon Bini');
      }

      const primary = page.getByLabel('Primary', { exact: true });
      await primary.fill('#9ad0d8');
      for (const frame of frames)
        await expect.poll(() => colorOf(frame, '--primary')).toBe('#9ad0d8');
      await expect(page.getByText('White on primary: 1.', { exact: false })).toBeVisible();
      const row = page.getByRole('region', { name: 'bikes: loaded' });
      await expect(row.getByText('hard to read').last()).toBeVisible();
      await expect(desktop.locator('#studio-marks').getByText('needs 4.5').first()).toBeVisible();
      // Shops in frames are looked at where they are whole pages.
      const violations = await axeViolations(page, {}, ['iframe']);
      expect(violations.map(({ id }) => id)).toEqual([]);

      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status').first()).toContainText('Not saved: ');
      const use = page.getByRole('button', { name: /^Use #/ }).first();
      const suggested = /#[\da-f]{6}/.exec((await use.textContent()) ?? '')?.[0] ?? '';
      await use.click();
      await expect(primary).toHaveValue(suggested);
      for (const frame of frames)
        await expect.poll(() => colorOf(frame, '--primary')).toBe(suggested);
      const all = page.getByRole('button', { name: 'Use all suggestions' });
      await expect(page.getByText('White on primary', { exact: false })).toBeHidden();
      if (await all.isVisible()) await all.click();
      await expect(all).toBeHidden();
      await expect(row.getByText('hard to read')).toHaveCount(0);

      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status').first()).toHaveText('Saved');
      const saved = JSON.parse(await readFile(shopFile, 'utf8')) as {
        name: string;
        theme: { color: { primary: { $value: { hex: string } } } };
      };
      expect(saved.name).toBe('Bon Bini');
      expect(saved.theme.color.primary.$value.hex).toBe(suggested);
      await page.reload();
      await expect(phone.getByRole('banner')).toContainText('Bon Bini');
      // Or it says to the console that its development server is gone.
      await page.close();
    } finally {
      await stop();
    }
  },
);

test('nothing of the studio is in the production build', async ({ request, baseURL }) => {
  const dist = path.join(root, 'dist');
  const files = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(js|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  // Each address begins so, and the server's code has them too.
  expect(STUDIO.file).toContain('__studio');
  for (const name of files) {
    const text = await readFile(path.join(dist, name), 'utf8');
    expect([name, text.includes('__studio') || text.includes('Brand studio')]).toEqual([
      name,
      false,
    ]);
  }
  expect((await request.get(`${baseURL ?? ''}${STUDIO.file}`)).status()).toBe(404);
});
