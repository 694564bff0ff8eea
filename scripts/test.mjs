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
import { stripVTControlCharacters } from 'node:util';
import { root, run } from './lib/buildOnce.mjs';
import { checkPackages } from './lib/checkPackages.mjs';

// Everything that must hold; the first failure ends it.
const JEST_RESULTS = path.join(root, 'coverage/results.json');
const BROWSER_RESULTS = path.join(root, 'test-results/results.json');
/** Of a failed test's message, on the last screen. */
const MESSAGE_LINES_MAX = 15;

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

/** What a test expected and saw, without colours, and without the calls that led there. */
function shortened(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const calls = lines.findIndex((line) => /^\s+at .*:\d+:\d+\)?$/.test(line));
  return lines.slice(0, calls < 0 ? MESSAGE_LINES_MAX : Math.min(calls, MESSAGE_LINES_MAX));
}

/** For each failed test: its name, what it expected and saw, and the command that runs it alone. */
function failedTests(jest, browser) {
  const quoted = (title) => `"${title.replace(/["$`\\.*+?^{}()|[\]]/g, '.')}"`;
  const failedInJest = (jest?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && message) return [[file, message, `npx jest ${file}`]];
    return failed.map(({ fullName, failureMessages }) => [
      `${file}: ${fullName}`,
      failureMessages[0],
      `npx jest ${file} -t ${quoted(fullName)}`,
    ]);
  });
  const failedInBrowser = (browser?.suites ?? [])
    .flatMap(browserTests)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests: [{ results }] }) => [
      `e2e/${file}: ${title}`,
      // A limit of time comes first, and then what the test waited for.
      results[0]?.errors.map(({ message }) => message).join('\n'),
      `npm run test:e2e -- ${file} -g ${quoted(title)}`,
    ]);
  return [...failedInJest, ...failedInBrowser].map(([name, message, command]) =>
    [name, ...shortened(message).map((line) => `  ${line}`), `  > ${command}`].join('\n'),
  );
}

function totals() {
  const jest = read(JEST_RESULTS);
  const browser = read(BROWSER_RESULTS);
  return {
    reports: failedTests(jest, browser),
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

const { reports, passed, failed } = totals();
if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
for (const report of reports) console.error(`\n${report}`);
console.log(`\n${passed} passed, ${Math.max(failed, failures.length)} failed`);
process.exit(failures.length === 0 ? 0 : 1);
