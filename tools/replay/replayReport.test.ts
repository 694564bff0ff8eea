import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const FIXTURES = path.join(root, 'src/features/report/fixtures');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dushi-market-replay-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** `npm run replay` of a project, typed in the folder. */
function replay(args: readonly string[], project = root) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(project, 'tools/replay/replay.mjs'), ...args],
    { cwd: folder, env: { ...process.env, INIT_CWD: folder }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

interface ReportFile {
  meta: { schema: number };
  payload: string;
}

function report(change: (file: ReportFile) => void): string {
  const [name = ''] = readdirSync(FIXTURES);
  const file = JSON.parse(readFileSync(path.join(FIXTURES, name), 'utf8')) as ReportFile;
  change(file);
  return JSON.stringify(file);
}

const whole = report(() => undefined);
const hostile = report((file) => {
  file.payload = file.payload.replace('{', '{"__proto__":{"isAdmin":true},');
});
const newer = report(({ meta }) => {
  meta.schema = 99;
});

test.each([
  ['damaged', whole.slice(0, -100), /^This report cannot be read: .+\.\n$/],
  ['hostile', hostile, /^This report cannot be read: .+\.\n$/],
  [
    'of a newer release',
    newer,
    /^This report cannot be read: it was made by a newer release .+\.\n$/,
  ],
  // It would be waited for without end.
  ['a pipe and no file', null, /^There is no file .+bad\.report\n$/],
])('a report that is %s is refused with one line', (_what, text, line) => {
  const file = path.join(folder, 'bad.report');
  if (text === null) spawnSync('mkfifo', [file]);
  else writeFileSync(file, text);
  const { status, stdout, stderr } = replay(['bad.report']);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(line);
});

test('without a file it says how it is used', () => {
  expect(replay(['--shots', 'pictures'])).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Usage: npm run replay FILE [-- --shots FOLDER] [-- --state NAME]\n',
  });
});

/** A copy of the project, to write into. */
function copiedProject(): string {
  const project = path.join(folder, 'project');
  mkdirSync(path.join(project, 'e2e'), { recursive: true });
  const parts = [
    'scripts',
    'server',
    'shop-file',
    'shops',
    'src',
    'tools',
    'package.json',
    'tsconfig.json',
  ];
  for (const part of [...parts, '.prettierrc.json'])
    cpSync(path.join(root, part), path.join(project, part), { recursive: true });
  for (const part of ['mocks', 'node_modules', 'webpack.config.ts'])
    symlinkSync(path.join(root, part), path.join(project, part));
  return project;
}

test('a report is kept as a state, with a test that fails until somebody has written it', () => {
  const project = copiedProject();
  const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
  writeFileSync(path.join(folder, 'good.report'), whole);

  const kept = 'src/testing/states/reported/lost-filters.json';
  const list = 'src/testing/states/reported/reportedStates.ts';
  const spec = 'e2e/reported-lost-filters.spec.ts';
  expect(replay(['good.report', '--state', 'lost-filters'], project)).toEqual({
    status: 0,
    stdout: `${kept}\n${list}\n${spec}\n`,
    stderr: '',
  });
  expect(JSON.parse(read(kept))).toEqual(JSON.parse(whole));
  expect(read(list)).toContain("  'lost-filters': () => import('./lost-filters.json'),\n");
  expect(read(spec)).toMatch(/ \* - app\/screenLoaded\n(?:.*\n)+test\('reported: lost-filters'/);
  expect(read(spec)).toContain(`throw new Error('${spec}: say what the screen must show instead')`);

  expect(replay(['good.report', '--state', 'lost-filters'], project)).toEqual({
    status: 1,
    stdout: '',
    stderr: `${kept} is there already\n`,
  });
  expect(replay(['good.report', '--state', '../escaped'], project)).toEqual({
    status: 1,
    stdout: '',
    stderr: '--state takes a name such as empty-cart: small letters, digits and hyphens\n',
  });
});
