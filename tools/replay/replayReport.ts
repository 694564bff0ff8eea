import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { servedShop } from '../../server/servedShop';
import { readSettings } from '../../server/storefrontSettings';
import { BUILT_IN_SHOP, readShop } from '../../shop-file/readShop';
import { readReport } from '../../src/features/report/readReport';
import { setShop } from '../../src/shared/shop/currentShop';
import { STATES_PATH } from '../../src/testing/states/statesPaths';

/** Larger files are not even read, in bytes: a letter may take four. */
const BYTES_MAX = 20_000_000;

interface Surroundings {
  readonly root: string;
  readonly freePort: () => Promise<number>;
  /** Makes a path whole that the developer has typed. */
  readonly resolve: (file: string) => string;
}

/**
 * Replays the file of a report step by step in a browser.
 * @throws Error with one line that says why not
 */
export async function replay(typed: readonly string[], around: Surroundings): Promise<void> {
  const [file, ...others] = typed;
  if (file === undefined || file.startsWith('-') || others.length > 0) {
    throw new Error('Usage: npm run replay FILE');
  }
  const text = textOf(around.resolve(file));
  await checkReport(text, around.root);
  process.stdout.write(`The report, step by step: ${await startWith(text, around)}\n`);
}

function textOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  // A pipe or a device would be read for ever.
  if (!stats?.isFile()) throw new Error(`There is no file ${file}`);
  if (stats.size > BYTES_MAX) throw new Error('This report cannot be read: it is too long.');
  return readFileSync(file, 'utf8');
}

/** @throws Error with the reason why the text is no report of this shop */
async function checkReport(text: string, root: string): Promise<void> {
  const checked = await readShop(process.env.SHOP_FILE ?? path.join(root, BUILT_IN_SHOP));
  setShop((await servedShop(checked, checked.file.languages)).shops);
  const read = readReport(text);
  if ('refusal' in read) throw new Error(read.refusal);
}

/** Serves the page with the slider until the developer ends it; returns its address. */
async function startWith(text: string, { freePort, root }: Surroundings): Promise<string> {
  const port = process.env.PORT ?? String(await freePort());
  const settings = readSettings({ ...process.env, PORT: port });
  // Slow to load, and not needed to refuse a report.
  const { startDevelopment } = await import('../development/developmentServer');
  const { origin } = await startDevelopment(settings, root, text);
  return `${origin}${STATES_PATH}?report`;
}
