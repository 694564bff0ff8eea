import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keepState } from './keepState';
import { readReportFile } from './readReportFile';
import { say } from './say';
import { showReport, takeShots } from './showReport';

const USAGE = 'Usage: npm run replay FILE [-- --shots FOLDER] [-- --state NAME]';

/** Larger files are not even read, in bytes: a letter may take four. */
const BYTES_MAX = 20_000_000;

export interface Surroundings {
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
  const report = await readReportFile(text, around.root);
  if (state !== undefined) {
    for (const kept of await keepState(state, report, text, around.root)) say(kept);
  }
  if (shots !== undefined) await takeShots(report, text, around.resolve(shots), around);
  if (state === undefined && shots === undefined) await showReport(text, around);
}

interface Arguments {
  readonly file: string;
  readonly shots?: string | undefined;
  readonly state?: string | undefined;
}

function argumentsOf(typed: readonly string[]): Arguments {
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
