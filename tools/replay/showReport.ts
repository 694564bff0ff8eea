import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { type RunningDevelopment, startDevelopment } from '../../scripts/webpack/developmentServer';
import { readSettings } from '../../server/storefrontSettings';
import type { Report } from '../../src/features/report/reportFile';
import { STATES_PATH } from '../../src/testing/states/statesPaths';
import type { Surroundings } from './replayReport';
import { say } from './say';

/** Only ends what hangs: a busy machine takes long to start the development build. */
const PAGE_LIMIT_MS = 120_000;

async function startWith(text: string, { freePort, root }: Surroundings) {
  const port = process.env.PORT ?? String(await freePort());
  return startDevelopment(readSettings({ ...process.env, PORT: port }), root, text);
}

/** Serves the page with the slider until the developer ends it. */
export async function showReport(text: string, around: Surroundings): Promise<void> {
  const { origin } = await startWith(text, around);
  say(`The report, step by step: ${origin}${STATES_PATH}?report`);
}

/** Writes a picture of each step, at the size of the screen that was reported. */
export async function takeShots(
  report: Report,
  text: string,
  folder: string,
  around: Surroundings,
): Promise<void> {
  const executablePath = around.findBrowser();
  if (executablePath === null) {
    throw new Error('Pictures need Chrome or Chromium: install one, or set CHROMIUM_PATH.');
  }
  const server = await startWith(text, around);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: report.meta.screen });
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    await openFrame(page, server);
    mkdirSync(folder, { recursive: true });
    for (let step = 0; step <= report.actions.length; step++) {
      await show(page, step);
      const file = path.join(folder, shotName(report, step));
      await page.screenshot({ path: file, animations: 'disabled' });
      say(file);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openFrame(page: Page, { origin }: RunningDevelopment): Promise<void> {
  // A report comes from anybody: what it names elsewhere is not requested.
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  await page.goto(`${origin}${STATES_PATH}?report&frame`);
  await page.waitForFunction(() => document.documentElement.dataset.step !== undefined);
}

async function show(page: Page, step: number): Promise<void> {
  await page.evaluate((wanted) => window.showStep?.(wanted), step);
  await page.waitForFunction(
    (wanted) => document.documentElement.dataset.step === String(wanted),
    step,
  );
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

/** `007-bikes-filterChosen.png`. */
function shotName({ actions }: Report, step: number): string {
  const type = actions[step - 1]?.type ?? 'beginning';
  return `${String(step + 1).padStart(3, '0')}-${type.replace(/[^\w]+/g, '-')}.png`;
}
