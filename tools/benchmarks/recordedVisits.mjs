import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { pause } from '../../scripts/lib/programs.mjs';

// What the recorder of 'Report a problem' costs a whole visit, with all that is rendered: two
// visitors press the same 10,000 buttons, one of them with a recorder. Each press is one action at
// least. They take turns, so that what else the machine does slows down both; times are of the
// page's thread.
const ACTIONS = 10_000;
const TURN = 100;
const VISITS = 5;
/** Until the background has started. */
const SETTLE_MS = 2_000;
const BYTES_PER_MB = 1_048_576;
const SCRIPT = '**/assets/client.*.js';

/** The same build: in the script of one of them the browser's environment says it is not recorded. */
async function setShop(browser, origin, isRecorded) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.route(SCRIPT, async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split('isRecorded:!0');
    if (parts.length !== 2) throw new Error('The build has no switch of the recorder');
    await route.fulfill({
      response,
      body: parts.join(isRecorded ? 'isRecorded:!0' : 'isRecorded:!1'),
    });
  });
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('html[data-hydrated]').waitFor();
  await pause(SETTLE_MS);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, devTools };
}

/**
 * Presses hearts, and opens and closes categories. React renders each press before the next one; a
 * turn is painted as a whole.
 */
function pressButtons({ page }, first) {
  return page.evaluate(
    async ({ from, count }) => {
      const buttons = document.querySelectorAll('article [aria-pressed], nav li [aria-expanded]');
      if (buttons.length < 8) throw new Error('Home has too few buttons');
      const shown = (button) => button.ariaPressed ?? button.ariaExpanded;
      for (let press = from; press < from + count; press++) {
        const button = buttons[press % buttons.length];
        const before = shown(button);
        button.click();
        await Promise.resolve();
        if (shown(button) === before) throw new Error('A press was not rendered');
      }
    },
    { from: first, count: TURN },
  );
}

async function metricsOf({ devTools }) {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Time of a turn in script and in all, in ms. */
async function takeTurn(shop, first) {
  const before = await metricsOf(shop);
  await pressButtons(shop, first);
  const after = await metricsOf(shop);
  const passed = (name) => (after.get(name) - before.get(name)) * 1_000;
  return { script: passed('ScriptDuration'), task: passed('TaskDuration') };
}

/** What is in memory once all garbage is collected, in MB. */
async function heapOf(shop) {
  // What finalizers free is collected the next time.
  for (let time = 0; time < 2; time++) await shop.devTools.send('HeapProfiler.collectGarbage');
  return (await metricsOf(shop)).get('JSHeapUsedSize') / BYTES_PER_MB;
}

/** Two visits at once: their turns, and what each has added to the heap. */
async function visitPair(browser, origin) {
  const plain = await setShop(browser, origin, false);
  const recorded = await setShop(browser, origin, true);
  try {
    const heaps = [await heapOf(plain), await heapOf(recorded)];
    // Until everything has been run, and all buttons are as they were.
    for (const shop of [plain, recorded]) {
      await pressButtons(shop, 0);
      await pressButtons(shop, 0);
    }
    const turns = [];
    for (let first = 0; first < ACTIONS; first += TURN) {
      // Whoever comes first may be slower.
      const isPlainFirst = (first / TURN) % 2 === 0;
      const one = await takeTurn(isPlainFirst ? plain : recorded, first);
      const other = await takeTurn(isPlainFirst ? recorded : plain, first);
      turns.push(isPlainFirst ? { without: one, with: other } : { without: other, with: one });
    }
    const without = (await heapOf(plain)) - heaps[0];
    return { turns, heap: { without, with: (await heapOf(recorded)) - heaps[1] } };
  } finally {
    await plain.context.close();
    await recorded.context.close();
  }
}

/** The median, and between which values it is with a certainty of 95 %. */
function medianOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const reach = 0.98 * Math.sqrt(sorted.length);
  const at = (place) => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(place)))];
  return [middle, middle - reach, middle + reach].map(at);
}

/** A table of time and memory. */
export async function recordedVisits(origin) {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const visits = [];
    for (let visit = 0; visit < VISITS; visit++) visits.push(await visitPair(browser, origin));
    const turns = visits.flatMap((visit) => visit.turns);
    const row = (name, values) => {
      const [median, low, high] = medianOf(values).map((value) => value.toFixed(2));
      return [name, median, `${low} to ${high}`];
    };
    const perAction = (ms) => (ms / TURN) * 1_000;
    const more = (part) => turns.map((turn) => (turn.with[part] / turn.without[part] - 1) * 100);
    return {
      head: ['a visit of 10,000 actions, rendered', 'median', 'with 95 % certainty'],
      rows: [
        row(
          'script of an action without the recorder, µs',
          turns.map(({ without }) => perAction(without.script)),
        ),
        row(
          'script of an action with it, µs',
          turns.map((turn) => perAction(turn.with.script)),
        ),
        row('script with it, % more', more('script')),
        row('all tasks with it, % more', more('task')),
        row(
          'heap after the visit with it, MB more',
          visits.map(({ heap }) => heap.with - heap.without),
        ),
      ],
    };
  } finally {
    await browser.close();
  }
}
