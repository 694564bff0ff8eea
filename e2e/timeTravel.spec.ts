import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { transformSync } from '@swc/core';
import { comparableHtml } from '../src/testing/comparableHtml';
import { cases } from '../src/testing/sweeps';
import { expect, testWithSettings } from './fixtures';
import { hydrated, waitInPage } from './settled';

const test = testWithSettings({ REDUX_DEVTOOLS: '1' });

const JUMPS = cases(24, 60);

/** A CommonJS file of a package as a script that leaves its exports behind. */
function script(file: string, requires: string): string {
  const source = readFileSync(path.resolve(__dirname, '../node_modules', file), 'utf8');
  const { code } = transformSync(source, { module: { type: 'commonjs' }, isModule: true });
  return `(() => { const exports = {}; const module = { exports }; const process = { env: { NODE_ENV: 'production' } };
    const require = (name) => (${requires})[name];
    ${code}
    return module.exports; })()`;
}

/**
 * The extension's place, taken by the instrument that it is built on; leaves the lifted store at
 * `window.lifted`. Not `devToolsMock.ts`, which would need a bundler here.
 */
function extensionDouble(): string {
  const requires = `{ redux: { isPlainObject: (value) => typeof value === 'object' && value !== null },
    './getSymbolObservable.js': { default: () => '@@observable', __esModule: true } }`;
  const instrument = script('@redux-devtools/instrument/lib/instrument.js', requires);
  const persist = script('@redux-devtools/core/lib/persistState.js', '{}');
  return `(() => {
    const { instrument } = ${instrument};
    const persistState = ${persist}.default;
    const compose = (...parts) => (value) => parts.reduceRight((inner, part) => part(inner), value);
    window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options) => (...enhancers) => {
      window.devToolsOptions = { name: options.name };
      const keep = (create) => (...args) => {
        const store = create(...args);
        window.lifted = store.liftedStore;
        return store;
      };
      const session = new URLSearchParams(location.search).get('debug_session');
      return compose(...enhancers, keep, instrument(undefined, { ...options, pauseActionType: '@@PAUSED' }),
        persistState(session));
    };
  })()`;
}

/** RTK Query's slices have both. */
interface Slice {
  queries?: Readonly<Record<string, unknown>>;
  mutations?: Readonly<Record<string, unknown>>;
}

interface Lifted {
  getState(): {
    stagedActionIds: number[];
    actionsById: Readonly<Record<number, { action: object }>>;
    committedState: unknown;
    currentStateIndex: number;
    computedStates: { state: Readonly<Record<string, Slice>> }[];
  };
  dispatch(action: object): void;
}

declare global {
  interface Window {
    lifted: Lifted;
    devToolsOptions: { name: string };
  }
}

/**
 * Address and document as a visitor sees them, without React's marks, and which pictures have come:
 * that is the browser's business.
 */
async function seen(page: Page): Promise<string> {
  const [address, html] = await page.evaluate(() => [
    location.pathname + location.search,
    document.getElementById('root')?.innerHTML ?? '',
  ]);
  const markup = html.replace(/<!--.*?-->| data-loading="(?:loading|shown)"/g, '');
  return `${address}\n${comparableHtml(markup)}`;
}

/** Waits for the slider's first picture: the others are in the document only after it. */
const firstPictureSettled = (page: Page) =>
  expect(page.locator('[aria-roledescription="carousel"] img[fetchpriority="high"]')).toHaveCount(
    0,
  );

/**
 * Shows the state after the action of that index, or of the last one so far, and waits until it is
 * painted with its pictures.
 */
async function jump(page: Page, index: number | 'last'): Promise<void> {
  await page.evaluate(async (to) => {
    /** After the frame, and what React renders after it: that goes before idle time. */
    const painted = async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    };
    const last = window.lifted.getState().stagedActionIds.length - 1;
    window.lifted.dispatch({ type: 'JUMP_TO_STATE', index: to === 'last' ? last : to });
    await painted();
    await Promise.all(
      [...document.images]
        .filter(
          (image) => !image.complete && image.getBoundingClientRect().top < window.innerHeight,
        )
        .map((image) => image.decode().catch(() => undefined)),
    );
    await painted();
  }, index);
  await firstPictureSettled(page);
}

/**
 * Waits until every request of the visit has its response in the store, for the pictures, and for
 * the parts that load in idle time.
 */
async function visitSettled(page: Page): Promise<void> {
  await waitInPage(page, 'the responses of the visit', () => {
    const { computedStates, currentStateIndex } = window.lifted.getState();
    const state = computedStates[currentStateIndex]?.state ?? {};
    const calls: unknown[] = Object.values(state).flatMap(({ queries = {}, mutations = {} }) => [
      ...Object.values(queries),
      ...Object.values(mutations),
    ]);
    const isPending = (call: unknown) =>
      typeof call === 'object' && call !== null && 'status' in call && call.status === 'pending';
    const isTracking = Object.keys(localStorage).some((key) => key.includes(':tracked:'));
    // Bikes render after their count (`useDeferredValue`).
    const isSkeleton = document.querySelector('main article[aria-hidden]') !== null;
    return calls.length > 0 && !calls.some(isPending) && !isTracking && !isSkeleton;
  });
  await firstPictureSettled(page);
  await expect(page.locator('aside')).toBeAttached();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('button', { name: 'Report a problem' })).toBeAttached();
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(extensionDouble());
});

async function openHome(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await hydrated(page);
  await expect(page.getByText('Loading Dushi Market...')).toBeHidden();
}

async function importHistory(page: Page, exported: string): Promise<void> {
  await page.evaluate((text) => {
    window.lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState: JSON.parse(text) as object });
  }, exported);
}

test("the browser's Back in the past comes back to the entry of the present", async ({
  page,
  shop,
}) => {
  await openHome(page, shop.origin);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visitSettled(page);
  const entries = await page.evaluate(() => history.length);
  await jump(page, 0);
  await expect(page).toHaveURL(`${shop.origin}/`);
  /** Where the browser was at first, and after each of its steps. */
  const keys = await page.evaluate(async () => {
    const { navigation } = window;
    const visited = [navigation.currentEntry?.key];
    await new Promise<void>((resolve) => {
      navigation.addEventListener('currententrychange', ({ navigationType }) => {
        if (navigationType === 'traverse') visited.push(navigation.currentEntry?.key);
        if (visited.length === 3) resolve();
      });
      history.back();
    });
    return visited;
  });
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);

  await jump(page, 'last');
  await expect(page).toHaveURL(`${shop.origin}/about`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origin}/`);
});

test(`${String(JUMPS)} jumps across the screens, then the last row: nothing is sent or logged, a link works, and a page without bikes shows it too`, async ({
  context,
  page,
  shop,
}) => {
  const lines: string[] = [];
  const requests: string[] = [];
  await openHome(page, shop.origin);
  for (const href of [
    '/vehicles',
    '/about',
    '/login',
    '/signup',
    '/wishlist',
    '/nowhere',
    '/',
    '/bikes/listings',
  ]) {
    await page.evaluate((address) => {
      history.pushState({ key: address }, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, href);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await visitSettled(page);
  }
  page.on('console', (message) => lines.push(message.text()));
  page.on('request', (request) => {
    if (/\/api\/|\/v1\//.test(request.url())) requests.push(request.url());
  });
  const present = await seen(page);
  const rows = await page.evaluate(() => window.lifted.getState().stagedActionIds.length);
  const shown = new Map<number, string>();
  for (let step = 0; step < JUMPS; step++) {
    const row = (step * 7) % (rows - 1);
    await jump(page, row);
    await expect(page.getByRole('button', { name: 'Back to the present' })).toBeVisible();
    const before = shown.get(row);
    if (before === undefined) shown.set(row, await seen(page));
    else await expect.poll(() => seen(page)).toBe(before);
  }
  await jump(page, 'last');
  await expect.poll(() => seen(page)).toBe(present);
  expect(await page.evaluate(() => window.lifted.getState().stagedActionIds.length)).toBe(rows);
  expect([requests, lines]).toEqual([[], []]);
  const exported = await page.evaluate(() => JSON.stringify(window.lifted.getState()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(`${shop.origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const fresh = await context.newPage();
  await fresh.goto(`${shop.origin}/about`);
  await hydrated(fresh);
  await importHistory(fresh, exported);
  await expect.poll(() => seen(fresh)).toBe(present);
});

test('debug_session brings the history back on any page, which goes on', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/?debug_session=abc`);
  await hydrated(page);
  await page.locator('a[href="/bikes/listings"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/bikes/listings`);
  await visitSettled(page);
  const present = await seen(page);
  for (const path of ['/?debug_session=abc', '/about?debug_session=abc']) {
    await page.goto(shop.origin + path);
    await hydrated(page);
    await expect.poll(() => seen(page)).toBe(present);
    await expect(page).toHaveURL(`${shop.origin}/bikes/listings`);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(`${shop.origin}/about`);
});
