import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
const OLD_NODE =
  'data:text/javascript,Object.defineProperty(process, "version", { value: "v18.20.0" })';

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = root) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each([['start.mjs'], ['dev.mjs'], ['test.mjs'], ['run.mjs', 'mocks']])(
  '%s ends with one line where Node is too old',
  (script, ...args) => {
    const file = path.join('scripts', script);
    expect(run(['--import', OLD_NODE, file, ...args])).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Node 20.19 or newer is needed; this is v18.20.0.\n',
    });
  },
);

test('npm run dev ends with one line at a malformed setting, before anything is built', () => {
  expect(run(['scripts/dev.mjs'], { PORT: 'high' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT must be a number from 0 to 65535\n',
  });
});

test.each([['start.mjs'], ['dev.mjs'], ['test.mjs'], ['run.mjs', 'mocks']])(
  '%s ends with one line where packages are not installed',
  (script, ...args) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'dushi-market-bare-'));
    for (const name of ['scripts', 'package.json'])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    const { status, stdout, stderr } = run([path.join('scripts', script), ...args], {}, folder);
    rmSync(folder, { recursive: true });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^Packages are not installed \(@emotion\/cache and \d+ more\): run npm ci\.\n$/,
    );
  },
);

type Surroundings = [Record<string, string>, RegExp];
const NOT_A_FOLDER = /^DATA_DIR must be a folder that can be written to: E[A-Z]+: .*\n$/;
const BAD_FOLDER: Surroundings = [{ DATA_DIR: '/proc/data' }, NOT_A_FOLDER];
const UNREACHABLE: Surroundings = [
  { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/none' },
  /^The database cannot be reached \(DATABASE_URL\): connect ECONNREFUSED 127\.0\.0\.1:1\n$/,
];
const MOCKS = ['-r', 'ts-node/register/transpile-only', 'mocks/mocksMain.ts'];

test.each([
  BAD_FOLDER,
  UNREACHABLE,
  [{ DATA_DIR: '/dev/null/data' }, NOT_A_FOLDER] satisfies Surroundings,
  [{ DATA_DIR: 'package.json' }, NOT_A_FOLDER] satisfies Surroundings,
])('the mock backend ends with one line at %j', (env, line) => {
  const { status, stdout, stderr } = run(MOCKS, { PORT: '0', ...env });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(line);
});

test.each([BAD_FOLDER, UNREACHABLE])('npm run dev ends with one line at %j', (env, line) => {
  const { status, stdout, stderr } = run(['scripts/dev.mjs'], { PORT: '0', ...env });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(line);
});
