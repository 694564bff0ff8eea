import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { servedShop } from '../../server/servedShop';
import { readSettings } from '../../server/storefrontSettings';
import { BUILT_IN_SHOP, readShop } from '../../shop-file/readShop';
import { readReport } from '../../src/features/report/readReport';
import type { Report } from '../../src/features/report/reportFile';
import { setShop } from '../../src/shared/shop/currentShop';
import { STATES_PATH } from '../../src/testing/states/statesPaths';

const USAGE = 'Usage: npm run replay FILE [-- --shots FOLDER] [-- --state NAME]';

/** Larger files are not even read, in bytes: a letter may take four. */
const BYTES_MAX = 20_000_000;

/** Only ends what hangs: a busy machine takes long to start the development build. */
const PAGE_LIMIT_MS = 120_000;

interface Surroundings {
  readonly root: string;
  readonly freePort: () => Promise<number>;
  readonly findBrowser: () => string | null;
  /** Makes a path whole that the developer has typed. */
  readonly resolve: (file: string) => string;
}

/**
 * Replays the file of a report: in a browser by hand, as pictures, or as a state of the catalogue.
 * @throws Error with one line that says why not
 */
export async function replay(typed: readonly string[], around: Surroundings): Promise<void> {
  const { file, shots, state } = argumentsOf(typed);
  const text = textOf(around.resolve(file));
  const report = await reportIn(text, around.root);
  if (state !== undefined) {
    const { keepState } = await import('./keepState');
    for (const kept of await keepState(state, report, text, around.root)) say(kept);
  }
  if (shots !== undefined) await takeShots(report, text, around.resolve(shots), around);
  if (state !== undefined || shots !== undefined) return;
  const { address } = await startWith(text, around);
  say(`The report, step by step: ${address}`);
}

function argumentsOf(typed: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...typed],
      options: { shots: { type: 'string' }, state: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, ...values };
  } catch {
    // Unknown options, or one without its value.
  }
  throw new Error(USAGE);
}

function textOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  // A pipe or a device would be read for ever.
  if (!stats?.isFile()) throw new Error(`There is no file ${file}`);
  if (stats.size > BYTES_MAX) throw new Error('This report cannot be read: it is too long.');
  return readFileSync(file, 'utf8');
}

/** @throws Error with the reason why the text is no report of this shop */
export async function reportIn(text: string, root: string): Promise<Report> {
  const checked = await readShop(process.env.SHOP_FILE ?? path.join(root, BUILT_IN_SHOP));
  setShop((await servedShop(checked, checked.file.languages)).shops);
  const read = readReport(text);
  if ('refusal' in read) throw new Error(read.refusal);
  return read.report;
}

/** Serves the page with the slider until the developer ends it. */
async function startWith(text: string, { freePort, root }: Surroundings) {
  const port = process.env.PORT ?? String(await freePort());
  const settings = readSettings({ ...process.env, PORT: port });
  // Slow to load, and not needed to refuse a report.
  const { startDevelopment } = await import('../development/developmentServer');
  const { origin, stop } = await startDevelopment(settings, root, text);
  return { origin, stop, address: `${origin}${STATES_PATH}?report` };
}

/** Writes a picture of each step, at the size of the screen that was reported. */
async function takeShots(
  { actions, meta: { screen } }: Report,
  text: string,
  folder: string,
  around: Surroundings,
): Promise<void> {
  const executablePath = around.findBrowser();
  if (executablePath === null) {
    throw new Error('Pictures need Chrome or Chromium: install one, or set CHROMIUM_PATH.');
  }
  const { address, origin, stop } = await startWith(text, around);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: screen });
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    // A report comes from anybody: what it names elsewhere is not requested.
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    mkdirSync(folder, { recursive: true });
    for (let step = 0; step <= actions.length; step++) {
      await page.goto(`${address}&screen#${String(step)}`);
      const html = page.locator(`html[data-step="${String(step)}"]`);
      await html.waitFor({ state: 'attached' });
      await html.evaluate(({ ownerDocument: { images } }) =>
        Promise.allSettled(
          [...images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()),
        ),
      );
      const type = actions[step - 1]?.type ?? 'beginning';
      // `007-bikes-filterChosen.png`
      const name = `${String(step + 1).padStart(3, '0')}-${type.replace(/[^\w]+/g, '-')}.png`;
      await page.screenshot({ path: path.join(folder, name), animations: 'disabled' });
      say(path.join(folder, name));
    }
  } finally {
    await browser.close();
    await stop();
  }
}

/** Tells the developer something. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
