import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  HOME_CALLS,
  OFFLINE_WORDS,
  SLIDER,
  controlled,
  kept,
  storedKeys,
  visitOnce,
} from './offlineVisit';
import { hydrated, settled } from './settled';
import { startMockBackend } from './startShop';
import { testedShop } from './testedShop';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ allowConsole }) => {
  allowConsole(OFFLINE_WORDS);
});

const firstPictureOf = (page: Page) => page.getByRole('article').first().getByRole('img');

test('new settings reach old visitors', async ({ context, startStorefront }) => {
  const own = await startStorefront();
  const page = await context.newPage();
  const shellText = () =>
    page.evaluate(async () => {
      const response = await caches.match('/app-shell', { ignoreSearch: true });
      return (await response?.text()) ?? '';
    });
  await page.goto(`${own.origin}/about`);
  await controlled(page);
  expect(await shellText()).toContain('"devTools":false');
  const port = new URL(own.origin).port;
  await own.stop();
  const next = await startStorefront({ PORT: port, REDUX_DEVTOOLS: '1' });
  await page.goto(`${next.origin}/about`);
  await hydrated(page);
  await expect.poll(shellText).toContain('"devTools":true');
  await next.stop();
  await page.goto(`${next.origin}/about`);
  expect(await page.locator('#page-state').textContent()).toContain('"devTools":true');
});

test('with failing backends the last visit is on the screen, and the next good response', async ({
  context,
  startStorefront,
  faults,
}) => {
  const own = await startStorefront();
  await visitOnce(context, own.origin);
  await own.stop();
  for (const route of ['GET /api/*', 'GET /v1/*']) {
    // As long as the shop waits at most: the visitor comes first.
    await faults.set({ route, kind: 'status', status: 500, retryAfterS: 60 });
  }
  // After a restart no page is cached.
  const { port } = new URL(own.origin);
  await startStorefront({ PORT: port });
  const page = await context.newPage();
  await page.goto(own.origin + '/');
  await expect(page.locator(SLIDER)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(ageOfContent(page)).toBeVisible();
  await faults.clear();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(ageOfContent(page)).toBeHidden();
});

test(
  'going offline is said, and back online the page refreshes by itself',
  { tag: '@smoke' },
  async ({ context, shop }) => {
    const page = await context.newPage();
    await page.goto(`${shop.origin}/`);
    await settled(page);
    // Among the parts in the background the worker is the last, after what listens to the connection.
    await controlled(page);
    await context.setOffline(true);
    await expect(page.getByRole('complementary').getByText('You are offline.')).toBeVisible();
    const refreshed = page.waitForResponse(/\/api\/v1\/banners\?/);
    await context.setOffline(false);
    await refreshed;
    await expect(page.getByRole('complementary').getByText('You are offline.')).toBeHidden();
  },
);

/** What stands on the page in place of its pictures. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      .map(({ currentSrc }) => currentSrc),
  );

/** Pictures in the window that have not come yet. */
const picturesUnderWay = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => !image.complete && image.getBoundingClientRect().top < window.innerHeight)
      .map(({ currentSrc }) => currentSrc),
  );

/** The notice that says how old the content of the last visit is. */
const ageOfContent = (page: Page) =>
  page.getByRole('complementary').getByText(/Saved (less than a minute|\d+ minutes?) ago/);

/** Accepts every connection and never responds. */
function hangOn(port: number): Promise<Server & { readonly sockets: Set<Socket> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      resolve(Object.assign(server, { sockets }));
    });
  });
}

// How soon it comes is measured by `npm run bench`.
test('the last visit is on the screen with its age when sockets hang, and cold offline with its pictures and in every language', async ({
  context,
  startStorefront,
}) => {
  const own = await startStorefront();
  await visitOnce(context, own.origin);
  await own.stop();
  const hanging = await hangOn(Number(new URL(own.origin).port));
  const waiting = await context.newPage();
  await waiting.goto(own.origin + '/');
  await expect(waiting.locator(SLIDER)).toBeVisible();
  await expect(ageOfContent(waiting)).toBeVisible();
  await waiting.close();
  for (const socket of hanging.sockets) socket.destroy();
  await new Promise((resolve) => hanging.close(resolve));

  await context.setOffline(true);
  for (const [path, selector] of [
    ['/', SLIDER],
    ['/bikes/listings', 'main article'],
  ] as const) {
    const page = await context.newPage();
    await page.goto(own.origin + path);
    await expect(page.locator(selector).first()).toBeVisible();
    await expect(ageOfContent(page)).toBeVisible();
    await expect(page.getByText(`Loading ${testedShop.name}...`)).toBeHidden();
    await expect.poll(() => picturesUnderWay(page)).toEqual([]);
    expect(await brokenPictures(page)).toEqual([]);
    await page.close();
  }

  const page = await context.newPage();
  await page.goto(`${own.origin}/about`);
  await settled(page);
  const languageLinks = page.getByRole('contentinfo');
  await languageLinks.getByRole('link', { name: 'Nederlands', exact: true }).click();
  await expect(page).toHaveURL(`${own.origin}/nl/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.goto(`${own.origin}/es/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(languageLinks.getByText('Español')).toBeVisible();
});

test('two tabs at once keep one copy, and nothing but responses is in it', async ({
  context,
  shop,
}) => {
  const home = await context.newPage();
  const bikes = await context.newPage();
  await Promise.all([home.goto(`${shop.origin}/`), bikes.goto(`${shop.origin}/bikes/listings`)]);
  await Promise.all([kept(home, ...HOME_CALLS), kept(bikes, 'getBikes')]);
  // Each continues without what the other has requested, and writes again.
  await bikes.getByRole('radio', { name: 'Auction' }).click();
  await home
    .getByRole('button', { name: /to wishlist/ })
    .first()
    .click();
  await home.getByRole('button', { name: 'Refresh' }).click();
  await bikes.reload();
  await hydrated(bikes);
  await bikes.close();
  await home.close();

  const next = await context.newPage();
  await next.goto(`${shop.origin}/about`);
  await hydrated(next);
  const keys = await next.evaluate(storedKeys);
  for (const call of [...HOME_CALLS, 'getBikes'])
    expect(keys).toContainEqual(expect.stringContaining(call));
  expect(keys.filter((key) => !/^(get\w+|cars)\b/.test(key))).toEqual([]);
  await context.setOffline(true);
  for (const [path, content] of [
    ['/', SLIDER],
    ['/bikes/listings', 'main article'],
  ] as const) {
    await next.goto(shop.origin + path);
    await expect(next.locator(content).first()).toBeVisible();
  }
});

test('pictures of a backend on another origin are kept too, after a first visit', async ({
  context,
  startOwnShop,
}) => {
  const backend = await startMockBackend();
  const own = await startOwnShop({
    API_HOST: backend.origin,
    REALESTATE_HOST: backend.origin,
    PICTURE_ORIGINS: backend.origin,
  });
  const page = await context.newPage();
  await page.goto(`${own.origin}/bikes/listings`);
  await hydrated(page);
  await kept(page, 'getBikes');
  const shown = await firstPictureOf(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(new URL(shown).origin).toBe(own.origin);
  await page.close();
  await own.stop();
  await backend.stop();
  await context.setOffline(true);

  const next = await context.newPage();
  await next.goto(own.origin + '/bikes/listings');
  await expect(firstPictureOf(next)).toHaveJSProperty('complete', true);
  await expect
    .poll(() => firstPictureOf(next).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const types = await next.evaluate(
    async (url) => (await caches.match(url, { ignoreVary: true }))?.type,
    shown,
  );
  expect(types).toBe('basic');
});

test('tracked events count exactly once across offline, reload and close', async ({
  context,
  shop,
}) => {
  const ids = new Set<string>();
  context.on('request', (request) => {
    if (!request.url().includes('/analytics/banner-')) return;
    ids.add(/"eventId":"([^"]+)"/.exec(request.postData() ?? '')?.[1] ?? '');
  });
  const counted = async () => {
    const response = await fetch(`${shop.origin}/api/v1/banners/metrics`);
    const { data } = (await response.json()) as { data: { impressions: number; clicks: number }[] };
    return data.reduce((sum, { impressions, clicks }) => sum + impressions + clicks, 0);
  };
  const before = await counted();

  const page = await context.newPage();
  await page.goto(`${shop.origin}/`);
  await hydrated(page);
  await controlled(page);
  await page.getByRole('button', { name: /next slide/i }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: /next slide/i }).click();
  await page.getByRole('button', { name: /next slide/i }).click();
  await page.reload();
  await expect(page.locator(SLIDER)).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`${shop.origin}/about`);
  await hydrated(next);
  await expect
    .poll(() =>
      next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':tracked:'))),
    )
    .toEqual([]);
  expect(ids.size).toBeGreaterThanOrEqual(3);
  expect((await counted()) - before).toBe(ids.size);
});

test('two tabs with 200 waiting events send one at a time to an endpoint that fails', async ({
  context,
  shop,
  allowConsole,
}) => {
  allowConsole(/503/);
  let sent = 0;
  await context.route('**/analytics/banner-*', async (route) => {
    sent += 1;
    await route.fulfill({ status: 503, headers: { 'Retry-After': '600' } });
  });
  const tabs = [await context.newPage(), await context.newPage()] as const;
  const [first] = tabs;
  await first.goto(`${shop.origin}/about`);
  await first.evaluate((id) => {
    for (let index = 0; index < 200; index++) {
      const event = {
        eventId: `e${String(index)}`,
        kind: 'banner-impression',
        bannerId: 'b1',
        timestamp: new Date(index).toISOString(),
        source: 'hero-slider',
        position: 0,
      };
      localStorage.setItem(`${id}:tracked:${event.eventId}`, JSON.stringify(event));
    }
  }, testedShop.id);
  for (const tab of tabs) {
    await tab.goto(`${shop.origin}/about`);
    await hydrated(tab);
  }
  await expect.poll(() => sent).toBe(1);
  for (const tab of [...tabs, ...tabs, ...tabs]) {
    await tab.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
  // Whoever holds the lock now comes after all of them.
  await first.evaluate(
    (id) => navigator.locks.request(`${id}:tracking-wait`, () => undefined),
    testedShop.id,
  );
  const waiting = await first.evaluate(
    () => Object.keys(localStorage).filter((key) => key.includes(':tracked:')).length,
  );
  expect([sent, waiting]).toEqual([1, 200]);
});

test('a first visit, with what the worker keeps for the next, costs 500 kB', async ({
  page,
  shop,
}) => {
  const { port } = new URL(shop.origin);
  let bytes = 0;
  // Counts everything, whether the page or the worker has requested it.
  const counting = createServer((client) => {
    const server = connect(Number(port), '127.0.0.1');
    server.on('data', ({ length }) => {
      bytes += length;
    });
    for (const socket of [client, server]) socket.on('error', () => undefined);
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((resolve) => {
    counting.listen(0, '127.0.0.1', resolve);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  // Without the pictures of further slides.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`http://127.0.0.1:${String((counting.address() as AddressInfo).port)}/`);
  await settled(page);
  await kept(page, ...HOME_CALLS);
  expect(bytes).toBeLessThanOrEqual(500 * 1_024);
  const types = await page.evaluate(async () => {
    const all = [...document.images].filter(({ currentSrc }) => currentSrc.includes('/uploads/'));
    const found = await Promise.all(
      all.map(({ currentSrc }) => caches.match(currentSrc, { ignoreVary: true })),
    );
    return found.flatMap((response) => response?.headers.get('Content-Type') ?? []);
  });
  expect(types).not.toEqual([]);
  // In the format that is shown: JPEG is for what accepts neither.
  expect(types.filter((type) => !/^image\/(avif|webp)$/.test(type))).toEqual([]);
  await page.close();
  counting.close();
});

test('the shop can be installed', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/about`);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest: unknown = await (await page.request.get(shop.origin + String(href))).json();
  expect(manifest).toMatchObject({ name: testedShop.name, display: 'standalone', start_url: '/' });
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
