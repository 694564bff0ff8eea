import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '..');
const OLD_NODE =
  'data:text/javascript,Object.defineProperty(process, "version", { value: "v18.20.0" })';

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
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
