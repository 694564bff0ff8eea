import './lib/checkNode.mjs';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root, run } from './lib/buildOnce.mjs';
import { checkPackages } from './lib/checkPackages.mjs';

// Everything that must hold; the first failure ends it.
const JEST_RESULTS = path.join(root, 'coverage/results.json');
const BROWSER_RESULTS = path.join(root, 'test-results/results.json');
// Each takes one core: they run side by side, the longest first.
const CHECKS = ['build', 'lint:code', 'lint:format', 'lint:texts', 'knip', 'typecheck'];

process.chdir(root);
checkPackages('dependencies', 'devDependencies');
const { default: concurrently } = await import('concurrently');
for (const file of [JEST_RESULTS, BROWSER_RESULTS]) rmSync(file, { force: true });
// Jest makes it for coverage only.
mkdirSync(path.dirname(JEST_RESULTS), { recursive: true });
try {
  await concurrently(
    CHECKS.map((name) => `npm:${name}${name === 'build' ? ' -- --if-changed' : ''}`),
    { group: true, killOthersOn: ['failure'], maxProcesses: availableParallelism(), timings: true },
  ).result;
  await run('npm', ['run', 'test:unit', '--', '--json', '--outputFile', JEST_RESULTS]);
  await run('npm', ['run', 'test:e2e']);
} catch (error) {
  console.error(error.message ?? 'A check failed.');
  process.exit(1);
}
const { numPassedTests } = JSON.parse(readFileSync(JEST_RESULTS, 'utf8'));
const { stats } = JSON.parse(readFileSync(BROWSER_RESULTS, 'utf8'));
console.log(
  `\n${numPassedTests + stats.expected} passed, ${stats.unexpected + stats.flaky} failed`,
);
