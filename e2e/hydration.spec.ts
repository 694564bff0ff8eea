import type { Page } from '@playwright/test';
import { PRETENDED_WORK_MS } from '../src/shared/config/times';
import { expect, holdRequests, hydrated, loadedWhole, test } from './fixtures';
import { stopClock } from './stoppedClock';

const PHONE = { width: 390, height: 844 };
const PASSWORD = 'correct horse battery';

/** Opens a page and keeps its scripts back until they are released. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/client.*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

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
    expect(await isLaidOut()).toBe(false);
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
    expect(await isLaidOut()).toBe(true);
    expect(await waits()).toEqual(['visible', 'visible']);
  });
});

test('what is done before the scripts run is done in its order', async ({ page }) => {
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

test('what is typed while the page begins to listen stays as it is typed', async ({ page }) => {
  const release = await openBeforeScripts(page, '/signup');
  const first = page.getByLabel('First name');
  await first.fill('world');
  await page.getByLabel('Last name').fill('Croes');
  await first.press('Home');
  await first.pressSequentially('hel');
  release();
  await first.pressSequentially('lo, beautiful ', { delay: 20 });
  await hydrated(page);
  await first.pressSequentially('wide ');
  await expect(first).toHaveValue('hello, beautiful wide world');
  await expect(page.getByLabel('Last name')).toHaveValue('Croes');
});

test('even in a field that a click before it has changed', async ({ page }) => {
  const release = await openBeforeScripts(page, '/bikes/listings?priceMax=700');
  const filters = page.getByRole('region', { name: 'Filters' });
  const highest = filters.getByRole('group', { name: 'Price in AWG' }).getByLabel('To');
  await filters.getByRole('button', { name: 'Clear all' }).click();
  await filters.getByRole('button', { name: 'Red' }).click();
  await highest.fill('1');
  await highest.pressSequentially('234');
  release();
  await highest.pressSequentially('56789012', { delay: 40 });
  await hydrated(page);
  await expect(highest).toHaveValue('123456789012');
  await expect(page).toHaveURL(/\?priceMax=123456789012&color=Red$/);
});

test('so does what an input method is at work on', async ({ page, context }) => {
  const release = await openBeforeScripts(page, '/bikes/listings');
  const price = page.getByRole('group', { name: 'Price in AWG' });
  await price.getByLabel('To').fill('');
  const session = await context.newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('2');
  await compose('20');
  release();
  await hydrated(page);
  await compose('200');
  await session.send('Input.insertText', { text: '20000' });
  await expect(price.getByLabel('To')).toHaveValue('20000');
  await expect(page).toHaveURL(/priceMax=20000/);
});

test.describe('the search', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/);
    await page.route('**/assets/client.*.js', (route) => route.abort());
    await page.goto('/about');
  });

  test('works when the scripts never come', async ({ page }) => {
    await page.getByRole('searchbox').fill('boat');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=boat$/);
  });

  test('ignores a blank question even then', async ({ page }) => {
    await page.getByRole('searchbox').fill('  ');
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(new URL(request.url()).search);
    });
    await page.getByRole('searchbox').press('Enter');
    // The next question is sent after that, if it was.
    await page.getByRole('searchbox').fill('boat');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/search/);
    expect(opened).toEqual(['?q=boat']);
  });
});

test('the splash is out of the way without scripts and motion, too', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await context.close();
});

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

test.describe('a form', () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/^log: Login form submitted$/);
  });

  const submissions: [by: string, submit: (page: Page) => Promise<void>][] = [
    [
      'its button',
      (page) => page.getByRole('main').getByRole('button', { name: 'Log in' }).click(),
    ],
    ['Enter', (page) => page.getByLabel('Password', { exact: true }).press('Enter')],
  ];
  for (const [by, submit] of submissions) {
    test(`submitted by ${by} before the scripts run is submitted, with what was typed`, async ({
      page,
    }) => {
      await stopClock(page);
      const release = await openBeforeScripts(page, '/login');
      await page.getByLabel('Email').fill('ana@example.com');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Remember me').check();
      await submit(page);
      release();
      await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
      await expect(page.getByLabel('Remember me')).toBeChecked();
      await page.clock.runFor(PRETENDED_WORK_MS);
      await expect(page.getByText(/Accounts are not open yet/)).toBeVisible();
    });
  }

  test('of which nothing is known yet can be submitted', async ({ page }) => {
    const release = await openBeforeScripts(page, '/signup');
    const main = page.getByRole('main');
    await main.getByLabel('First name').fill('Ana');
    await main.getByLabel('Last name').fill('Croes');
    await main.getByLabel('Email').fill('ana@example.com');
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByLabel('Confirm password', { exact: true }).fill('another one');
    await main.getByRole('checkbox', { name: /I accept/ }).check();
    await main.getByLabel('Confirm password', { exact: true }).press('Enter');
    release();
    await expect(main.getByRole('alert')).toHaveText('Passwords do not match');
    await expect(main.getByRole('button', { name: 'Sign up' })).toBeEnabled();
    await expect(main.getByRole('checkbox', { name: /I accept/ })).toBeChecked();
  });

  test('sends nothing without scripts', async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.origin}/login`);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) sent.push(request.url());
    });
    for (const [, submit] of submissions) {
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await submit(page);
    }
    expect(page.url()).toBe(`${shop.origin}/login`);
    // What the forms send would be sent before this.
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(`${shop.origin}/signup`);
    expect(sent).toEqual([`${shop.origin}/signup`]);
    await context.close();
  });
});

test.describe('going back while a page starts that the server rendered', () => {
  /** The visitor goes from one screen to another, and leaves by the address bar. */
  const visits: [from: string, step: (page: Page) => Promise<void>, to: RegExp][] = [
    [
      '/bikes/listings',
      async (page) => {
        await page.getByRole('radio', { name: 'Auction' }).check();
        await page.getByRole('link', { name: 'View Bike' }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      /\/bikes\/listings\?listingType=auction$/,
    ],
    [
      '/about',
      async (page) => {
        await page
          .getByRole('link', { name: /^Wishlist/ })
          .first()
          .click();
        await expect(page.getByText('Wishlist - Coming Soon')).toBeVisible();
      },
      /\/about$/,
    ],
  ];

  for (const [from, step, to] of visits) {
    test(`hydrates what was rendered, then follows: ${from}`, async ({ page }) => {
      await page.goto(from);
      await hydrated(page);
      await step(page);
      const left = page.url();
      await page.goto('/login');
      const release = await holdRequests(page, '**/assets/client.*.js');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(left);
      await page.evaluate(() => {
        window.history.back();
      });
      await expect(page).toHaveURL(to);
      release();
      await hydrated(page);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        from === '/about' ? /.+/ : 'Bikes for Sale',
      );
      await expect(page.getByText('Wishlist - Coming Soon')).toBeHidden();
      await page.goForward();
      await expect(page).toHaveURL(left);
    });
  }
});

for (const minutes of [-40, 40]) {
  test(`a clock that is ${String(minutes)} minutes off asks for nothing that the page has`, async ({
    page,
  }) => {
    await page.addInitScript((ms) => {
      const realNow = Date.now;
      const now = () => realNow() + ms;
      Date.now = now;
      window.Date = new Proxy(Date, {
        construct: (date, args, newTarget) =>
          Reflect.construct(date, args.length === 0 ? [now()] : args, newTarget) as object,
      });
    }, minutes * 60_000);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' && /^\/(api|v1)\//.test(pathname)) asked.push(pathname);
    });
    await page.goto('/');
    await loadedWhole(page);
    expect(asked).toEqual([]);
  });
}
