import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { completePage } from './rawGet';
import { hydrated, settled } from './settled';

/** Marks the document, to see whether it is loaded again. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.isTheSame = '';
  });
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-is-the-same]')).toHaveCount(1);
}

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('scroll and focus stay where they are', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/about`);
  await settled(page);
  const spanish = link(page, 'Español');
  await spanish.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(200);
  await spanish.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/es/about`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Everything/);
  await expect(spanish).toBeFocused();
  await expect(spanish).toBeInViewport();
});

test('the links to the languages fit the top of a narrow wide screen in each language', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  for (const prefix of ['', '/nl', '/es', '/pap']) {
    await page.goto(`${shop.origin}${prefix}/about`);
    const links = page.getByRole('banner').getByRole('link').and(page.locator('[hreflang]'));
    await expect(links).toHaveCount(4);
    const boxes = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(new Set(boxes.map(({ top }) => top)).size, prefix).toBe(1);
    for (const { height } of boxes) expect(height, prefix).toBeGreaterThanOrEqual(24);
    // One line of text and the space around it.
    const strip = page.getByRole('banner').locator('[data-ground=dark]');
    expect((await strip.boundingBox())?.height, prefix).toBe(40);
  }
});

test(
  'filters and an open bike stay, back and forward across languages',
  { tag: '@engines' },
  async ({ page, shop }) => {
    const address = `${shop.origin}/bikes/listings?listingType=auction`;
    await page.goto(address);
    await settled(page);
    await mark(page);
    await link(page, 'Papiamento').click();
    await expect(page).toHaveURL(`${shop.origin}/pap/bikes/listings?listingType=auction`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pap-AW');
    const bike = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: /anuncio/i })
      .first();
    await bike.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/\/pap\/bikes\/listings\?listingType=auction&bike=/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bikes for Sale');
    await page.goForward();
    await page.goForward();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pap-AW');
    await expectSameDocument(page);
  },
);

test('what backends say is in the language of the page, also after a switch', async ({
  page,
  shop,
}) => {
  const html = await completePage(`${shop.origin}/pap`);
  expect(html).toContain('Core rond di e isla');
  expect(html).not.toContain('Ride the island');
  await page.goto(`${shop.origin}/pap`);
  await settled(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Sombre di strooi cu lint' })).toBeVisible();
  await expect(main.locator('[lang]')).toHaveCount(0);
  await mark(page);
  await link(page, 'Nederlands').click();
  await expect(main.getByRole('heading', { name: 'Strohoed met lint' })).toBeVisible();
  await expect(main.locator('[lang]')).toHaveCount(0);
  await expectSameDocument(page);
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'Sombre di strooi cu lint' })).toBeVisible();
  await expectAccessible(page);
});

/** What a visitor who prefers Dutch is offered. */
const OFFER = 'Deze pagina in het Nederlands';

test('a language that does not come leaves the present one, with another try', async ({
  page,
  shop,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.route(/\/assets\/nl-ts\./, (route) => route.abort());
  await page.goto(`${shop.origin}/login`);
  await settled(page);
  await mark(page);
  await page.getByLabel('Email').fill('ana@example.com');
  // What gets the focus is not left under a notice.
  const roomBelow = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom);
  await expect.poll(roomBelow).toBe('96px');
  await link(page, 'Nederlands').click();
  const notices = page.getByRole('complementary', { name: 'Notices' });
  await expect(notices).toContainText('Nederlands could not be loaded.');
  await expect.poll(roomBelow).toBe('160px');
  await expect(page).toHaveURL(`${shop.origin}/login`);
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  await expectAccessible(page);
  await page.unroute(/\/assets\/nl-ts\./);
  await notices.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`${shop.origin}/nl/login`);
  await expect(page.getByLabel('E-mailadres')).toHaveValue('ana@example.com');
  await expect(
    page.getByRole('complementary').getByText('Nederlands could not be loaded.'),
  ).toBeHidden();
  await expect.poll(roomBelow).toBe('96px');
  await expectSameDocument(page);
});

test('so it is told when the notices come later than that', async ({
  page,
  shop,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.route(/\/assets\/(nl-ts|lateParts)\./, (route) => route.abort());
  // The page is loaded again once, as what is missing may be of an older release.
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto(`${shop.origin}/login`);
  await expect.poll(() => loads).toBe(2);
  await hydrated(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/nl-ts.'));
  await link(page, 'Nederlands').click();
  await failed;
  await page.unroute(/\/assets\/(nl-ts|lateParts)\./);
  const notices = page.getByRole('complementary', { name: 'Notices' });
  await expect(notices).toContainText('Nederlands could not be loaded.');
  await notices.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`${shop.origin}/nl/login`);
});

test('a page whose messages are late is there as the server rendered it', async ({
  page,
  shop,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  for (const [language, address, tag] of [
    ['pap', '/pap/login', 'pap-AW'],
    ['en', '/login', 'en'],
  ] as const) {
    const chunk = new RegExp(`/assets/${language}-ts\\.`);
    let isBroken = true;
    await page.route(chunk, (route) => (isBroken ? route.abort() : route.continue()));
    const requested = page.waitForRequest(chunk);
    await page.goto(shop.origin + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await requested;
    isBroken = false;
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  }
});

test.describe('who prefers another language', () => {
  test.use({ locale: 'nl-BE' });

  test('is asked once, in that language', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/about`);
    const offer = page.getByRole('link', { name: OFFER });
    await expect(offer).toBeVisible();
    await expect(page.locator('aside[lang=nl]').filter({ has: offer })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await settled(page);
    await expect(offer).toBeHidden();
  });

  test('gets it by a click, without a reload, and is not asked where the page is in it', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.origin}/about`);
    await settled(page);
    await mark(page);
    await page.locator('aside').getByRole('link', { name: OFFER }).click();
    await expect(page).toHaveURL(`${shop.origin}/nl/about`);
    await expect(page.getByRole('link', { name: OFFER })).toBeHidden();
    await expectSameDocument(page);
    await page.reload();
    await settled(page);
    await expect(page.getByRole('link', { name: OFFER })).toBeHidden();
  });

  test('is asked in one row that covers no field and no button, nor the end of the page', async ({
    page,
    shop,
  }) => {
    for (const [width, path] of [
      [360, '/'],
      [390, '/login'],
      [768, '/signup'],
      [844, '/'],
      [1440, '/login'],
    ] as const) {
      await page.setViewportSize({ width, height: width === 844 ? 390 : 800 });
      await page.goto(shop.origin + path);
      const offer = page.getByRole('link', { name: OFFER });
      await expect(offer).toBeInViewport({ ratio: 1 });
      const place = `${path} at ${String(width)} px`;
      // What comes late may move the page once more.
      await expect(async () => {
        const { height, covered } = await offer.evaluate((element) => {
          const row = element.closest('[data-notice]') ?? element;
          const { top, bottom, left, right } = row.getBoundingClientRect();
          return {
            height: bottom - top,
            covered: [
              ...document.querySelectorAll(
                'main :is(a, button, input), header :is(a, button, input)',
              ),
            ]
              .filter((control) => control.checkVisibility({ visibilityProperty: true }))
              .filter((control) => {
                const box = control.getBoundingClientRect();
                return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
              })
              .map(({ outerHTML }) => outerHTML.slice(0, 80)),
          };
        });
        expect(height, place).toBeLessThanOrEqual(56);
        expect(covered, place).toEqual([]);
      }).toPass();
      if (width !== 360) continue;
      const terms = link(page, 'Terms');
      await terms.focus();
      // Fails while something else lies over it.
      await terms.click({ trial: true });
      await link(page, 'Papiamento').click({ trial: true });
    }
  });
});
