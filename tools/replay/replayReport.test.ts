import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replay } from './replayReport';

const root = path.join(__dirname, '../..');
const FIXTURES = path.join(root, 'src/features/report/fixtures');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dushi-market-replay-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const neededByTheBrowserOnly = () => {
  throw new Error('No page is opened');
};

/** The command in this process, which has its modules already. */
function replayIn(project: string, ...args: readonly string[]): Promise<void> {
  return replay(args, {
    root: project,
    freePort: neededByTheBrowserOnly,
    resolve: (file) => path.resolve(folder, file),
  });
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
  ['damaged', whole.slice(0, -100), /^This report cannot be read: .+\.$/],
  ['hostile', hostile, /^This report cannot be read: .+\.$/],
  [
    'of another schema',
    newer,
    /^This report cannot be read: it was made by release main.0123abcd with schema 99, .+\.$/,
  ],
  // It would be waited for without end.
  ['a pipe and no file', null, /^There is no file .+bad\.report$/],
])('a report that is %s is refused with one line', async (_what, text, line) => {
  const file = path.join(folder, 'bad.report');
  if (text === null) spawnSync('mkfifo', [file]);
  else writeFileSync(file, text);
  await expect(replayIn(root, 'bad.report')).rejects.toThrow(line);
});

/** `npm run replay` of a project, typed in the folder. */
function runCommand(project: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(project, 'tools/replay/replay.mjs'), ...args],
    { cwd: folder, env: { ...process.env, INIT_CWD: folder }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('without a file it says how it is used, and ends', () => {
  expect(runCommand(root, '--shots')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Usage: npm run replay FILE\n',
  });
});
