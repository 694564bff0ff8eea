import { readMessages, readTitles, routesAt } from '../../../scripts/lib/messageFiles.mjs';
import { allLanguages, languages, paths, splitLanguage } from '../../../scripts/lib/shopPaths.mjs';

/*
 * The invariants of every step of a random walk. Each gets the visit and returns a fault, or null.
 * Those that may need time are polled.
 */

const MOMENT_MS = 8_000;
const POLL_MS = 50;
const HEAP_MAX_MB = 80;
const HEAP_GROWTH_MAX_MB = 25;
/** A page sends each call once, and retries what fails 3 times. */
const REQUESTS_MAX_PER_STEP = 8;
const LOOP_WINDOW_MS = 10_000;
const LISTING_TYPES = ['sale', 'auction'];

/** Console lines of the specification, and those of the browser about faults. */
const SPECIFIED = [
  /^error: Failed to load resource/,
  /^error: Failed to fetch cars/,
  /^warning: Failed to fetch .*: the cached copy is shown$/,
  /^warning: (?:Dropped \d+ malformed|Left out the picture|None of \d+ listings)/,
  /^log: (?:Quick view|Share|No link for product): /,
  /^log: (?:Login|Signup) form submitted$/,
  /^log: Continue with Google is not available yet$/,
  /^error: Access to .* has been blocked by CORS/,
  /^warning: The resource .* was preloaded using link preload but not used/,
  // Offline before the service worker controls the page or has cached the screen.
  /^error: (?:Rendering failed: )?ChunkLoadError/,
  /^error: An unknown error occurred when fetching the script\.$/,
  // Enter on a focused link to write or to call.
  /^info: Launched external handler for '(?:mailto|tel):/,
  // A page that is left while it loads.
  /^error: .*net::ERR_/,
];

/** The language tag of each address prefix, and the shop's texts in that language. */
const LANGUAGES = Object.fromEntries(
  allLanguages.map((language) => {
    const texts = readMessages('src/features/shell/messages', language);
    const titles = readTitles(language);
    return [
      language,
      {
        tag: languages[language].tag,
        listOfLanguages: texts.get('languages').text,
        titleOf: (route) => titles[route],
      },
    ];
  }),
);

function splitAddress(pathname) {
  const { language, pathname: path } = splitLanguage(pathname);
  return { ...LANGUAGES[language], path };
}

/** False for the browser's error page: neither server nor service worker responded. */
export const isOurs = (page) => page.url().startsWith('http://127.0.0.1');

export const invariants = {
  'no uncaught error': ({ errors }) => errors.find((text) => !isHydration(text)) ?? null,

  'no hydration error': ({ errors }) => errors.find(isHydration) ?? null,

  'the console says only what is specified': ({ said }) =>
    said.find((line) => !SPECIFIED.some((pattern) => pattern.test(line))) ?? null,

  'no blank screen': ({ page }) =>
    until(page, async () => {
      const text = await page.evaluate(() => document.querySelector('main')?.innerText ?? '');
      return text.trim() === '' ? 'the main part is empty' : null;
    }),

  'address and screen agree': ({ page }) =>
    until(page, async () => {
      const shown = await page.evaluate(() => ({
        pathname: location.pathname,
        bike: new URLSearchParams(location.search).get('bike'),
        type: new URLSearchParams(location.search).get('listingType'),
        title: document.title,
        hasDialog: document.querySelector('main dialog[open]') !== null,
        checked: document.querySelector('input[name=listingType]:checked')?.value ?? null,
        isHydrated: document.documentElement.dataset.hydrated !== undefined,
        hasFailed: document.querySelector('main [role=alert]') !== null,
      }));
      const { path, titleOf } = splitAddress(shown.pathname);
      const routes = routesAt(path, paths);
      if (routes.length > 0 && !routes.some((route) => shown.title.includes(titleOf(route)))) {
        return `${shown.pathname} is titled ${shown.title}`;
      }
      if (!shown.isHydrated || shown.hasFailed || !path.startsWith(paths.bikes)) return null;
      if ((shown.bike !== null) !== shown.hasDialog) return `the dialog of ${shown.bike}`;
      const type = LISTING_TYPES.includes(shown.type) ? shown.type : '';
      return shown.checked === null || shown.checked === type
        ? null
        : `${shown.pathname} has the type ${type}, checked is ${shown.checked}`;
    }),

  'address and language agree': ({ page }) =>
    until(page, async () => {
      const shown = await page.evaluate(() => ({
        pathname: location.pathname,
        tag: document.documentElement.lang,
        listOfLanguages: document.querySelector('footer a[hreflang]')?.closest('ul').ariaLabel,
      }));
      const { tag, listOfLanguages } = splitAddress(shown.pathname);
      if (shown.tag !== tag) return `${shown.pathname} is marked as ${shown.tag}`;
      return listOfLanguages === shown.listOfLanguages
        ? null
        : `${shown.pathname} says ${String(shown.listOfLanguages)}`;
    }),

  'no request loop': ({ requests, stepTimes }) => {
    const sinceMs = Date.now() - LOOP_WINDOW_MS;
    const steps = stepTimes.filter((time) => time > sinceMs).length;
    const byPath = groupedByPath(requests.filter(({ time }) => time > sinceMs));
    for (const [path, { length }] of byPath) {
      if (length > REQUESTS_MAX_PER_STEP * (steps + 1)) {
        return `${length} requests of ${path} in ${steps} steps`;
      }
    }
    return null;
  },
};

/** The memory that a walk has retained, in MB, after garbage collection. */
export async function memoryProblem(session, heapAtStart) {
  const heap = await heapMb(session);
  if (heap > HEAP_MAX_MB) return `the heap has ${heap.toFixed(0)} MB`;
  const growth = heap - heapAtStart;
  return growth > HEAP_GROWTH_MAX_MB ? `the heap has grown by ${growth.toFixed(0)} MB` : null;
}

export async function heapMb(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

function isHydration(text) {
  return /Minified React error #4(?:18|19|2[0-5])|ydrat/.test(text);
}

function groupedByPath(requests) {
  const groups = new Map();
  for (const request of requests) {
    groups.set(request.path, [...(groups.get(request.path) ?? []), request]);
  }
  return groups;
}

/** Polls until there is no fault; after the limit, returns the fault. */
async function until(page, look) {
  const deadlineMs = Date.now() + MOMENT_MS;
  for (;;) {
    if (!isOurs(page)) return null;
    // The page may be navigating.
    const problem = await look().catch((error) => `the page does not respond: ${error.message}`);
    if (problem === null || Date.now() > deadlineMs) return problem;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
