import './lib/checkNode.mjs';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './lib/buildOnce.mjs';
import { checkPackages } from './lib/checkPackages.mjs';

// Everything that must hold; the first failure ends it.
const JEST_RESULTS = path.join(root, 'coverage/results.json');
const BROWSER_RESULTS = path.join(root, 'test-results/results.json');

const script = (name, ...args) => ['npm', ['run', '--silent', name, '--', ...args]];

// Each takes one core: they run side by side, the longest first.
const checks = {
  build: script('build', '--if-changed'),
  lint: script('lint:code'),
  format: script('lint:format'),
  texts: script('lint:texts'),
  'unused code': script('knip'),
  types: script('typecheck'),
};

// Each takes all cores.
const tests = {
  jest: script('test:unit', '--json', '--outputFile', JEST_RESULTS),
  browser: script('test:e2e'),
};

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** The tests of a suite of Playwright, those of the suites in it too. */
function browserTests({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(browserTests)];
}

/** For each failed test, the command that runs it alone. */
function commandsOfFailed(jest, browser) {
  const quoted = (title) => `"${title.replace(/["$`\\.*+?^{}()|[\]]/g, '.')}"`;
  const failedInJest = (jest?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `npx jest ${path.relative(root, name)} -t ${quoted(fullName)}`),
  );
  const failedInBrowser = (browser?.suites ?? [])
    .flatMap(browserTests)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `npm run test:e2e -- ${file} -g ${quoted(title)}`);
  return [...failedInJest, ...failedInBrowser];
}

function totals() {
  const jest = read(JEST_RESULTS);
  const browser = read(BROWSER_RESULTS);
  return {
    alone: commandsOfFailed(jest, browser),
    passed: (jest?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0),
    failed:
      (jest?.numFailedTests ?? 0) +
      (jest?.numRuntimeErrorTestSuites ?? 0) +
      (browser?.stats.unexpected ?? 0) +
      (browser?.stats.flaky ?? 0),
  };
}

for (const file of [JEST_RESULTS, BROWSER_RESULTS]) rmSync(file, { force: true });
// Jest makes it for coverage only.
mkdirSync(path.dirname(JEST_RESULTS), { recursive: true });
process.chdir(root);
checkPackages('dependencies', 'devDependencies');
const failures = [];

/** Runs a step, and says how long it took. */
async function take(name, step) {
  const startedAtMs = performance.now();
  try {
    await step();
  } catch (error) {
    failures.push(error.message);
  }
  console.log(`=== ${name}: ${((performance.now() - startedAtMs) / 1_000).toFixed(1)} s`);
}

/** What a check prints comes in whole when it ends. */
async function runCheck(name, command) {
  const file = path.join(outputs, name);
  const output = openSync(file, 'w');
  try {
    await run(...command, { stdio: ['ignore', output, output] });
  } finally {
    closeSync(output);
    console.log(`\n=== ${name}\n${readFileSync(file, 'utf8')}`.trimEnd());
  }
}

const outputs = mkdtempSync(path.join(tmpdir(), 'checks-'));
const left = Object.entries(checks);
async function takeChecks() {
  for (let next; failures.length === 0 && (next = left.shift());) {
    const [name, command] = next;
    await take(name, () => runCheck(name, command));
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, takeChecks));
rmSync(outputs, { recursive: true });

for (const [name, command] of Object.entries(tests)) {
  if (failures.length > 0) break;
  console.log(`\n=== ${name}`);
  await take(name, () => run(...command));
}

const { alone, passed, failed } = totals();
if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
if (alone.length > 0) console.error(`\nAlone:\n  ${alone.join('\n  ')}`);
console.log(`\n${passed} passed, ${Math.max(failed, failures.length)} failed`);
process.exit(failures.length === 0 ? 0 : 1);
