import { readFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type Frame,
  type Page,
  type TestInfo,
  test as base,
  expect,
} from '@playwright/test';
import type axe from 'axe-core';
import { reportFailure } from './failureReport';
import { HOOK_LIMIT_MS, forgetStopped } from './processLogs';
import { type Shop, type ShopSettings, startShop } from './startShop';

/** A fault of the mock backend, see `mocks/faults.ts`. */
export interface Fault {
  /** Such as `GET /api/v1/banners`; `*` stands for any characters. */
  readonly route: string;
  readonly kind: 'slow' | 'status' | 'empty' | 'malformed' | 'hanging' | 'down';
  readonly delayMs?: number;
  readonly status?: number;
  readonly retryAfterS?: number;
  readonly times?: number;
}

export interface Faults {
  /** Switches a fault on, until the test ends or `clear`. */
  set(fault: Fault): Promise<void>;
  clear(): Promise<void>;
}

interface ConsoleFixtures {
  /** Lets the console say what the test expects; anything else fails the test. */
  readonly allowConsole: (pattern: RegExp) => void;
}

interface ShopFixtures {
  /** The shop of the test: `workerShop`, or a storefront with other settings in front of it. */
  readonly shop: Shop;
  /** Starts a shop of the test's own, which ends with the test at the latest. */
  readonly startOwnShop: typeof startShop;
  /** The same without a database: its backend is that of `workerShop`, if the settings name no other. */
  readonly startStorefront: typeof startShop;
  readonly faults: Faults;
}

interface WorkerFixtures {
  /** One shop, with its database, for all tests of a worker. */
  readonly workerShop: Shop;
  /** Storefronts in front of it, one for each settings, for all tests of a worker. */
  readonly storefronts: Map<ShopSettings, Promise<Shop>>;
}

/**
 * What is half faded in has no colours of its own yet.
 * @param which `begun` leaves alone what still waits for its delay, such as the splash's end
 */
export async function endAnimations(frame: Page | Frame, which: 'all' | 'begun'): Promise<void> {
  await frame.evaluate((which) => {
    for (const animation of document.getAnimations()) {
      const { delay = 0, iterations } = animation.effect?.getComputedTiming() ?? {};
      const isMeant = which === 'all' || Number(animation.currentTime) >= delay;
      if (isMeant && iterations !== Infinity) animation.finish();
    }
  }, which);
}

/** Minified: each document that a test looks at has to parse it. */
const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on a page and in its frames, all of its rules by default. Its script is sent to each
 * document once: it is large, and most tests look several times.
 */
export async function axeViolations(
  page: Page,
  options: axe.RunOptions = {},
  exclude: string[] = [],
): Promise<axe.Result[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
    await endAnimations(frame, 'begun');
  }
  return page.evaluate(
    async ({ exclude, ...options }) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      return (await loaded.run({ exclude }, options)).violations;
    },
    { ...options, resultTypes: ['violations' as const], exclude },
  );
}

/** Fails when axe finds anything on the page (WCAG 2.2 AA and best practices). */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = await axeViolations(page);
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Fails a test whose pages say something unexpected to the console, and reports each failed test. Comes
 * last, so that the console is read before faults end and what still hangs is cut.
 */
async function checkConsole(
  { browser, context }: { readonly browser: Browser; readonly context: BrowserContext },
  use: (allowConsole: ConsoleFixtures['allowConsole']) => Promise<void>,
  testInfo: TestInfo,
): Promise<void> {
  forgetStopped();
  // Playwright's own word about `serviceWorkers: 'block'`.
  const allowed: RegExp[] = [/^warning: Service Worker registration blocked by Playwright$/];
  const said: string[] = [];
  const listen = (listened: BrowserContext) => {
    listened.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    listened.on('weberror', (error) => said.push(`uncaught: ${error.error().message}`));
  };
  listen(context);
  // What a test opens itself.
  browser.on('context', listen);
  await use((pattern) => {
    allowed.push(pattern);
  });
  browser.off('context', listen);
  const unexpected = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0 || testInfo.status !== testInfo.expectedStatus) {
    await reportFailure(testInfo, browser, said);
  }
  expect(unexpected).toEqual([]);
}

/** For what runs without the production server. */
export const testWithoutShop = base.extend<ConsoleFixtures>({
  allowConsole: [checkConsole, { auto: true }],
});

/** Settings of a storefront that starts no database: its backend is that of another shop. */
const behind = ({ origin }: Shop): ShopSettings => ({
  API_HOST_INTERNAL: origin,
  REALESTATE_HOST_INTERNAL: origin,
});

export const test = base.extend<ShopFixtures & ConsoleFixtures, WorkerFixtures>({
  workerShop: [
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: HOOK_LIMIT_MS },
  ],
  storefronts: [
    async ({}, use) => {
      const storefronts = new Map<ShopSettings, Promise<Shop>>();
      await use(storefronts);
      for (const storefront of storefronts.values()) await (await storefront).stop();
    },
    { scope: 'worker', timeout: HOOK_LIMIT_MS },
  ],
  shop: async ({ workerShop }, use) => {
    await use(workerShop);
  },
  startOwnShop: async ({}, use) => {
    const own: Shop[] = [];
    await use(async (env) => {
      const shop = await startShop(env);
      own.push(shop);
      return shop;
    });
    for (const shop of own) await shop.stop();
  },
  startStorefront: async ({ workerShop, startOwnShop }, use) => {
    await use((env) => startOwnShop({ ...behind(workerShop), ...env }));
  },
  baseURL: async ({ shop }, use) => {
    await use(shop.origin);
  },
  faults: [
    async ({ workerShop }, use) => {
      const call = async (method: 'PUT' | 'DELETE', fault?: Fault) => {
        const response = await fetch(`${workerShop.origin}/__faults`, {
          method,
          ...(fault && {
            body: JSON.stringify(fault),
            headers: { 'Content-Type': 'application/json' },
          }),
        });
        expect(response.status, await response.text()).toBe(200);
      };
      await use({ set: (fault) => call('PUT', fault), clear: () => call('DELETE') });
      await call('DELETE');
    },
    { auto: true },
  ],
  allowConsole: [checkConsole, { auto: true }],
});

/** The same with settings of the shop: a fixture of each test, as Playwright ends a worker for another shop of the worker. */
export const testWithSettings = (env: ShopSettings) =>
  test.extend({
    shop: [
      async ({ workerShop, storefronts }, use) => {
        const storefront = storefronts.get(env) ?? startShop({ ...behind(workerShop), ...env });
        storefronts.set(env, storefront);
        await use(await storefront);
      },
      { scope: 'test', timeout: HOOK_LIMIT_MS },
    ],
  });

/** The same with a storefront that has cached no page: for pages under faults. */
export const testUncached = test.extend({
  shop: [
    async ({ startStorefront }, use) => {
      await use(await startStorefront());
    },
    { scope: 'test', timeout: HOOK_LIMIT_MS },
  ],
});

export { expect };
