import fc from 'fast-check';
import { backendPaths, paths, searchPath, vehiclesPath } from '../../../scripts/lib/shopPaths.mjs';

/*
 * The steps of a random walk. A step is data, so that fast-check can walk a failed walk again with fewer
 * steps. What its number `n` means depends on what is on the page then.
 */

const ADDRESSES = [
  paths.home,
  paths.bikes,
  `${paths.bikes}?listingType=auction`,
  `${paths.bikes}?bike=1`,
  paths.vehicles,
  vehiclesPath('1'),
  paths.about,
  `${paths.about}#team`,
  paths.login,
  paths.signup,
  paths.wishlist,
  searchPath('boat'),
  '/no/such/page',
  '/nl',
  `/nl${vehiclesPath('1')}`,
  `/es${paths.bikes}?listingType=sale`,
  `/pap${paths.about}`,
  '/pap/no/such/page',
];
const TEXTS = ['', '0', '500', '20000', 'abc', '1e9', 'ana@example.com', '<b>x</b>', '2020', '  '];
const KEYS = ['Tab', 'Tab', 'Enter', 'Escape', 'ArrowRight', 'ArrowDown', 'Space', 'End', 'Home'];
const ROUTES = [
  `GET ${backendPaths.banners}`,
  `GET ${backendPaths.products}*`,
  `GET ${backendPaths.categories}*`,
  `GET ${backendPaths.vehicleTypes}*`,
  `GET ${backendPaths.listings}`,
  `POST ${backendPaths.analytics}/*`,
  '* *',
];
const FAULTS = [
  { kind: 'slow', delayMs: 1_500 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 404 },
  { kind: 'status', status: 429, retryAfterS: 1 },
  { kind: 'empty' },
  { kind: 'malformed' },
  { kind: 'hanging' },
  { kind: 'down' },
];
const CLOCK_JUMPS_MIN = [-40, 40, 2 * 24 * 60, 0];
const ACTION_LIMIT_MS = 2_000;
const NAVIGATION_LIMIT_MS = 3_000;
const GAPS_MS = [0, 30, 60, 100, 200, 400];

/** Addresses that contain typed text. */
const ADDRESSED = [
  (text) => `${paths.search}?q=${text}`,
  (text) => `${paths.bikes}?bike=${text}`,
  (text) => `/nl${paths.bikes}?priceMin=${text}&area=${text}`,
  (text) => `${paths.about}?${text}=1#${text}`,
  (text) => `/no/such/${text}`,
];

/** Steps of a walk: a kind with its weight and, where it has some, what it does. */
export function randomStep(secrets) {
  const addressed = fc
    .tuple(fc.constantFrom(...ADDRESSED), fc.constantFrom(...secrets))
    .map(([address, secret]) => address(encodeURIComponent(secret)));
  const fault = fc
    .tuple(fc.constantFrom(...ROUTES), fc.constantFrom(...FAULTS))
    .map(([route, kind]) => ({ route, ...kind }));
  const gapMs = fc.constantFrom(...GAPS_MS);
  const kinds = {
    click: [40],
    type: [12, { text: fc.oneof(fc.constantFrom(...TEXTS), fc.constantFrom(...secrets)) }],
    key: [8, { key: fc.constantFrom(...KEYS) }],
    scroll: [6],
    go: [
      8,
      {
        to: fc.oneof(
          { weight: 7, arbitrary: fc.constantFrom(...ADDRESSES) },
          { weight: 3, arbitrary: addressed },
        ),
      },
    ],
    back: [7],
    forward: [4],
    backTwice: [5, { gapMs }],
    language: [6],
    languageAndBack: [2, { gapMs }],
    reload: [4],
    fault: [4, { fault }],
    repair: [4],
    offline: [2],
    online: [3],
    clock: [2, { minutes: fc.constantFrom(...CLOCK_JUMPS_MIN) }],
  };
  return fc.oneof(
    ...Object.entries(kinds).map(([step, [weight, extras]]) => ({
      weight,
      arbitrary: fc.record({ step: fc.constant(step), n: fc.nat(9_999), ...extras }),
    })),
  );
}

/** Elements to press; inert and hidden ones are skipped. */
const PRESSABLE =
  'a[href]:not([href^="mailto:"], [href^="tel:"]), button, input[type=radio], input[type=checkbox]';
/** The links to this page in other languages. */
const LANGUAGES = 'a[hreflang]';
const FIELDS = 'input:not([type=radio]):not([type=checkbox]), select, textarea';

/** A visible element that matches, scrolled into view, or null. */
async function pick(page, selector, n) {
  const handle = await page.evaluateHandle(
    ([css, number]) => {
      const dialog = document.querySelector('dialog[open]');
      const all = [...(dialog ?? document).querySelectorAll(css)].filter(
        (element) => element.checkVisibility() && !element.closest('[inert]') && !element.disabled,
      );
      return all[number % all.length] ?? null;
    },
    [selector, n],
  );
  return handle.asElement();
}

const press = async (page, selector, n) =>
  (await pick(page, selector, n))?.click({ timeout: ACTION_LIMIT_MS, force: true });

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Does a step. `visit` has the page, its context, and how to switch faults. */
export const doStep = {
  click: ({ page }, { n }) => press(page, PRESSABLE, n),
  async type({ page }, { n, text }) {
    const field = await pick(page, FIELDS, n);
    const options = await field?.evaluate((element) => element.options?.length ?? 0);
    if (options > 0) await field.selectOption({ index: n % options }, { timeout: ACTION_LIMIT_MS });
    else await field?.fill(text, { timeout: ACTION_LIMIT_MS, force: true });
  },
  key: ({ page }, { key }) => page.keyboard.press(key),
  scroll: ({ page }, { n }) => page.mouse.wheel(0, (n % 3_000) - 1_000),
  go: ({ page, origin }, { to }) => page.goto(origin + to, { waitUntil: 'commit' }),
  back: ({ page }) => goBack(page),
  forward: ({ page }) => page.goForward({ waitUntil: 'commit', timeout: NAVIGATION_LIMIT_MS }),
  async backTwice({ page }, { gapMs }) {
    await goBack(page);
    await wait(gapMs);
    await goBack(page);
  },
  language: ({ page }, { n }) => press(page, LANGUAGES, n),
  async languageAndBack({ page }, { n, gapMs }) {
    await press(page, LANGUAGES, n);
    await wait(gapMs);
    await goBack(page);
  },
  reload: ({ page }) => page.reload({ waitUntil: 'commit' }),
  fault: ({ setFault }, { fault }) => setFault(fault),
  repair: ({ clearFaults }) => clearFaults(),
  offline: ({ context }) => context.setOffline(true),
  online: ({ context }) => context.setOffline(false),
  async clock({ page, clock }, { minutes }) {
    clock.offsetMs = minutes * 60_000;
    await page.evaluate((ms) => {
      window.clockOffsetMs = ms;
    }, clock.offsetMs);
  },
};

/** Like the browser's button, without waiting. */
const goBack = (page) =>
  page.evaluate(() => {
    history.back();
  });
