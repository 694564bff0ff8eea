import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readReport } from '../src/features/report/readReport';
import { expect, holdRequests, test } from './fixtures';
import { OFFLINE_WORDS, visitOnce } from './offlineVisit';
import { settled } from './settled';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' });
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' });
/** The chunks of the dialog's code and words. */
const REPORT_CODE = /\/assets\/.*report.*\.js/i;

/** What the browser saves, as a text. */
async function savedFile(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save the file' }).click();
  return readFile(await (await coming).path(), 'utf8');
}

function reportIn(file: string) {
  const read = readReport(file);
  if ('refusal' in read) throw new Error(read.refusal);
  return read.report;
}

test(
  'a report is shown and saved; nothing is sent',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await page.goto(`${shop.origin}/`);
    await settled(page);
    await page.getByRole('searchbox').first().fill('Dora Kelly, +297 555 9876');
    await page.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(`${shop.origin}/about`);
    await footerButton(page).click();
    await expect(dialog(page)).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !/\/(assets|shop|uploads|static)\//.test(request.url())) {
        if (!request.url().startsWith('blob:')) sent.push(`${request.method()} ${request.url()}`);
      }
    });
    await dialog(page).getByText('Show the file').click();
    const shown = await dialog(page).getByRole('textbox', { name: 'The file' }).inputValue();

    await dialog(page).getByLabel('What went wrong?').fill('The picture was upside down.');
    const file = await savedFile(page);
    const { meta, actions } = reportIn(file);
    expect(meta.words).toBe('The picture was upside down.');
    expect(actions.length).toBeGreaterThan(1);
    expect((JSON.parse(shown) as { actions: unknown }).actions).toEqual(actions);
    expect(file).not.toMatch(/Kelly|9876/);
    await expect(
      dialog(page)
        .locator('form')
        .getByText(/^Saved as /),
    ).toBeVisible();
    expect(sent).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(footerButton(page)).toBeFocused();
    await expect(page).toHaveTitle(/^About /);
  },
);

test('a dialog that does not come is told, and may be tried again', async ({
  page,
  shop,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ChunkLoadError/);
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto(`${shop.origin}/about`);
  await settled(page);
  await page.route(REPORT_CODE, (route) => route.abort());
  await footerButton(page).click();
  await expect(page.getByText('The report could not be opened.', { exact: false })).toBeInViewport({
    ratio: 1,
  });
  await page.unrouteAll();
  const release = await holdRequests(page, REPORT_CODE);
  await footerButton(page).click();
  await expect(footerButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(dialog(page)).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline it opens and saves', async ({ context, page, shop, allowConsole }) => {
    allowConsole(OFFLINE_WORDS);
    await visitOnce(context, shop.origin);
    await page.goto(`${shop.origin}/`);
    await settled(page);
    await context.setOffline(true);
    await footerButton(page).click();
    expect(reportIn(await savedFile(page)).actions.length).toBeGreaterThan(0);
    await context.setOffline(false);
  });
});
