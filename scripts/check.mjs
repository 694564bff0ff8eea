import './lib/checkNode.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/buildOnce.mjs';
import { checkPackages } from './lib/checkPackages.mjs';

// `npm run check`: what a change breaks first, in about a minute. Jest runs the
// tests related to the changed files in the folders of these files, and the browser walks the shop
// once. `npm run check -- --all` runs all related tests, `--no-browser` leaves
// out the browser, `--since main` takes all that has changed since a commit.
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    'no-browser': { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
  },
});
const JEST = ['scripts/jest.cjs', '--passWithNoTests'];

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function changedFiles() {
  const changed = [
    ...git('diff', '--name-only', values.since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(changed)].filter((file) => existsSync(path.join(root, file)));
}

const changed = changedFiles();
const code = changed.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('e2e/'));
console.log(`${changed.length} files changed since ${values.since}`);

/** Of the tests that load what has changed, those in its folders: most load the whole shop. */
function related() {
  if (code.length === 0) return [];
  const jest = (...args) => [...JEST, ...args, ...code];
  if (values.all) return ['node', ...jest('--findRelatedTests')];
  const folders = new Set(code.map((file) => path.join(root, path.dirname(file))));
  const listed = execFileSync(process.execPath, jest('--listTests', '--findRelatedTests'), {
    cwd: root,
    encoding: 'utf8',
  });
  const tests = listed.split('\n').filter((file) => folders.has(path.dirname(file)));
  return tests.length === 0 ? [] : ['node', ...JEST, '--runTestsByPath', ...tests];
}

process.chdir(root);
checkPackages('dependencies', 'devDependencies');
const { default: concurrently } = await import('concurrently');
const tests = [
  related().join(' '),
  values['no-browser'] ? '' : 'npm run --silent test:e2e -- --grep @smoke',
].filter(Boolean);
// Two lanes, one for each core: the browser waits for its build.
const lanes = [
  { name: 'types and lint', command: 'npm run --silent typecheck && npm run --silent lint' },
  { name: 'tests', command: tests.join(' && ') || 'true' },
];
await concurrently(lanes, { timings: true }).result.catch(() => process.exit(1));
