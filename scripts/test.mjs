import './lib/checkNode.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildOnce, root, run } from './lib/build.mjs';
import { checkPackages } from './lib/checkPackages.mjs';

// Everything that must hold, in order; the first failure ends it.
const JEST_RESULTS = path.join(root, 'coverage/results.json');
const BROWSER_RESULTS = path.join(root, 'test-results/results.json');

const npm = (script, ...args) => run('npm', ['run', '--silent', script, '--', ...args]);

const steps = [
  ['types', () => npm('typecheck')],
  // Without the cache of `npm run lint`, which would hide an error that a type of another file causes.
  ['lint', () => npm('lint:code')],
  ['format', () => npm('lint:format')],
  ['unused code', () => npm('knip')],
  ['jest', () => npm('test:unit', '--json', '--outputFile', JEST_RESULTS)],
  ['build', () => buildOnce()],
  ['browser', () => npm('test:e2e')],
];

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function totals() {
  const jest = read(JEST_RESULTS);
  const browser = read(BROWSER_RESULTS);
  return {
    passed: (jest?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0),
    failed:
      (jest?.numFailedTests ?? 0) +
      (jest?.numRuntimeErrorTestSuites ?? 0) +
      (browser?.stats.unexpected ?? 0) +
      (browser?.stats.flaky ?? 0),
  };
}

for (const file of [JEST_RESULTS, BROWSER_RESULTS]) rmSync(file, { force: true });
process.chdir(root);
checkPackages('dependencies', 'devDependencies');
let failure = null;
for (const [name, step] of steps) {
  const start = performance.now();
  console.log(`\n=== ${name}`);
  try {
    await step();
  } catch (error) {
    failure = error.message;
  }
  console.log(`=== ${name}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  if (failure) break;
}

const { passed, failed } = totals();
if (failure) console.error(`\n${failure}`);
console.log(`\n${passed} passed, ${failure ? Math.max(failed, 1) : failed} failed`);
process.exit(failure ? 1 : 0);
