import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { statesOf } from '../../src/features/report/readReport';
import type { Report } from '../../src/features/report/reportFile';
import { hrefOf, selectLocation } from '../../src/router/locationSlice';
import { STATES_PATH } from '../../src/testing/states/statesPaths';

const FOLDER = 'src/testing/states/reported';
const LIST = `${FOLDER}/reportedStates.ts`;
/** Names a file and a test. */
const NAME = /^[a-z][\da-z]*(?:-[\da-z]+)*$/;
const END_OF_LIST = '// The command adds its lines above this one.';

/**
 * Keeps a report as a state of the catalogue, with a browser test to start from: it fails until a
 * developer has written what must be on the screen.
 * @returns the files that were written, from the root
 * @throws Error with one line that says why not
 */
export async function keepState(
  name: string,
  report: Report,
  text: string,
  root: string,
): Promise<string[]> {
  if (!NAME.test(name)) {
    throw new Error('--state takes a name such as empty-cart: small letters, digits and hyphens');
  }
  const kept = `${FOLDER}/${name}.json`;
  const spec = `e2e/reported-${name}.spec.ts`;
  for (const file of [kept, spec]) {
    if (existsSync(path.join(root, file))) throw new Error(`${file} is there already`);
  }
  const list = readFileSync(path.join(root, LIST), 'utf8');
  const line = `'${name}': () => import('./${name}.json'),\n    ${END_OF_LIST}`;
  await write(root, kept, text);
  await write(root, LIST, list.replace(END_OF_LIST, line));
  await write(root, spec, testOf(name, report, spec));
  return [kept, LIST, spec];
}

async function write(root: string, file: string, text: string): Promise<void> {
  const { formatted } = await import('../../scripts/lib/formatted.mjs');
  writeFileSync(path.join(root, file), await formatted(root, file, text));
}

function testOf(name: string, report: Report, spec: string): string {
  const [first] = statesOf(report);
  if (!first) throw new Error('The report has no state');
  const steps = [
    ...report.actions.map(({ type }) => type),
    ...report.meta.problems.map(({ kind, name: error, message }) => `${kind}: ${error} ${message}`),
  ].map((step) => ` * - ${step.replaceAll('*/', '')}`);
  return `import { test } from './fixtures';

/**
 * From a report: \`${STATES_PATH}?report=${name}\` of \`npm run dev\` shows it step by step. What happened:
${steps.join('\n')}
 */
test('reported: ${name}', async ({ page }) => {
  await page.setViewportSize(${JSON.stringify(report.meta.screen)});
  await page.goto(${JSON.stringify(hrefOf(selectLocation(first)))});
  // Do here what the visitor did.
  throw new Error('${spec}: say what the screen must show instead');
});
`;
}
