import { heapMb, invariants, isOurs, memoryProblem } from './invariants.mjs';
import { reportProblem } from './walkSecrets.mjs';
import { doStep } from './randomSteps.mjs';

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
/** Tolerated errors of a step: a covered link, a field that refuses a text, a closed page. */
const IN_VAIN =
  /Timeout|ERR_|Navigation|navigat|detached|not attached|not stable|outside of the viewport|Execution context|Malformed value|Cannot type|interrupted|Target|did not find|has been closed|visible/;

/**
 * Takes the steps in a browser with its own profile.
 * @param secrets texts that the steps type; the report at the end must contain none
 * @returns the fault with the number of the step, or null
 */
export async function walk(browser, shop, steps, secrets, { screen, slowDown }) {
  const context = await browser.newContext(SCREENS[screen]);
  const visit = {
    context,
    page: await context.newPage(),
    origin: shop.origin,
    clock: { offsetMs: 0 },
    errors: [],
    said: [],
    requests: [],
    stepTimes: [],
    setFault: shop.setFault,
    clearFaults: shop.clearFaults,
  };
  try {
    const session = await prepare(visit, slowDown);
    await visit.page.goto(shop.origin, { waitUntil: 'load' });
    const heapAtStart = await heapMb(session);
    for (const [index, step] of steps.entries()) {
      const problem = await stepProblem(visit, step);
      if (problem) return { ...problem, index };
    }
    const index = steps.length - 1;
    const growth = await memoryProblem(session, heapAtStart);
    if (growth) return { invariant: 'no growth of memory', detail: growth, index };
    const detail = await reportProblem(visit, secrets);
    return detail ? { invariant: 'the report holds nothing typed', detail, index } : null;
  } finally {
    await shop.clearFaults();
    await context.close();
  }
}

async function prepare({ context, page, origin, clock, errors, said, requests }, slowDown) {
  await context.exposeFunction('walkClockOffsetMs', () => clock.offsetMs);
  await context.addInitScript(() => {
    const now = Date.now;
    // The walk sets it; a new page reads it first.
    window.clockOffsetMs = 0;
    Date.now = () => now() + window.clockOffsetMs;
    void window.walkClockOffsetMs().then((ms) => {
      window.clockOffsetMs = ms;
    });
  });
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  context.on('page', (other) => {
    if (other !== page) void other.close();
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api|v1)\//.test(pathname)) requests.push({ path: pathname, time: Date.now() });
  });
  const session = await context.newCDPSession(page);
  if (slowDown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return session;
}

async function stepProblem(visit, step) {
  visit.stepTimes.push(Date.now());
  try {
    await doStep[step.step](visit, step);
  } catch (error) {
    if (!IN_VAIN.test(error.message)) throw error;
  }
  const { page, context, origin } = visit;
  if (!isOurs(page)) {
    // Offline without a service worker, or an external link.
    await context.setOffline(false);
    await page.goto(origin, { waitUntil: 'commit' });
  }
  for (const [invariant, problemOf] of Object.entries(invariants)) {
    const detail = await problemOf(visit);
    if (detail !== null) return { invariant, detail };
  }
  return null;
}
