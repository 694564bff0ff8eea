import { openBeforeScripts } from './beforeScripts';
import { expect, test } from './fixtures';
import { hydrated } from './settled';

const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a click on a button before the scripts run is not lost, and comes once', async ({
    page,
  }) => {
    const release = await openBeforeScripts(page, '/');
    await page.evaluate(() => {
      document.getElementById('root')?.addEventListener('click', () => {
        const { dataset } = document.documentElement;
        dataset.clicks = String(Number(dataset.clicks ?? 0) + 1);
      });
    });
    const clicks = () => page.evaluate(() => Number(document.documentElement.dataset.clicks ?? 0));
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    expect(await clicks()).toBe(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await clicks()).toBe(1);
  });

  test('nor is one on a heart', async ({ page }) => {
    const release = await openBeforeScripts(page, '/');
    const hearts = page.getByRole('main').getByRole('button', { name: /wishlist/ });
    await hearts.first().click();
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  });

  test('a bike opens meanwhile, as the server has it, and stays open', async ({ page }) => {
    const release = await openBeforeScripts(page, '/bikes/listings');
    await page.getByRole('link', { name: 'View Bike' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeInViewport();
    release();
    await hydrated(page);
    await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/bikes\/listings$/);
  });

  test('parts far below are laid out when the visitor comes near', async ({ page }) => {
    const release = await openBeforeScripts(page, '/');
    const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' });
    const isLaidOut = () =>
      help.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
    const parts = page.locator('[data-is-further-down]');
    const waits = () =>
      parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility));
    await expect(help).toBeAttached();
    expect(await waits()).toEqual(['auto', 'auto']);
    await expect.poll(isLaidOut).toBe(false);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await expect.poll(isLaidOut).toBe(true);
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await expect.poll(isLaidOut).toBe(false);
    release();
    await hydrated(page);
    await expect.poll(isLaidOut).toBe(true);
    await expect.poll(waits).toEqual(['visible', 'visible']);
  });
});

test(
  'what is done before the scripts run is done in its order',
  { tag: '@smoke' },
  async ({ page }) => {
    const release = await openBeforeScripts(page, '/bikes/listings?priceMin=500&brand=Honda');
    const filters = page.getByRole('region', { name: 'Filters' });
    const price = filters.getByRole('group', { name: 'Price in AWG' });
    await filters.getByRole('button', { name: 'Clear all' }).click();
    await price.getByLabel('To').fill('20000');
    await filters.getByRole('button', { name: 'Scooter', exact: true }).dblclick();
    release();
    await expect(page).toHaveURL(/\/bikes\/listings\?priceMax=20000$/);
    await expect(price.getByLabel('From')).toHaveValue('0');
    await expect(price.getByLabel('To')).toHaveValue('20000');
  },
);

test('filters set before the scripts run narrow the list', async ({ page }) => {
  const release = await openBeforeScripts(page, '/bikes/listings');
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('radio', { name: 'Auction' }).check();
  await filters.getByRole('group', { name: 'Price in AWG' }).getByLabel('To').fill('20000');
  await filters.getByLabel('Brand').selectOption('Honda');
  release();
  await expect(page).toHaveURL(/listingType=auction/);
  await expect(page).toHaveURL(/priceMax=20000/);
  await expect(page).toHaveURL(/brand=Honda/);
  await expect(filters.getByRole('radio', { name: 'Auction' })).toBeChecked();
  await expect(filters.getByLabel('Brand')).toHaveValue('Honda');
});

test('slides passed before the scripts run count once each, and links opened from them', async ({
  page,
  context,
}) => {
  const tracked: string[] = [];
  page.on('request', (request) => {
    const kind = /banner-(click|impression)$/.exec(request.url())?.[1];
    const banner = /"bannerId":"([^"]+)"/.exec(request.postData() ?? '')?.[1];
    if (kind !== undefined) tracked.push(`${kind} ${String(banner)}`);
  });
  // Nothing else than the visitor moves the slider on.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.route('https://**', (route) => route.fulfill({ body: '' }));
  const release = await openBeforeScripts(page, '/');
  const slider = page.getByRole('region', { name: 'Featured on Dushi Market' });
  const opened = context.waitForEvent('page');
  await slider
    .getByRole('link', { name: /Shop Now/ })
    .first()
    .click();
  await (await opened).close();
  for (let times = 0; times < 2; times++) {
    await slider.getByRole('button', { name: /next slide/i }).click();
  }
  release();
  await expect(slider.getByRole('button', { name: 'Slide 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  // What comes of this click comes after all the rest.
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect
    .poll(() => tracked.toSorted())
    .toEqual([
      'click hero-bikes',
      'impression hero-bikes',
      'impression hero-real-estate',
      'impression hero-stays',
      'impression hero-water-sports',
    ]);
});

test('the splash is out of the way without scripts and motion, too', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await context.close();
});
