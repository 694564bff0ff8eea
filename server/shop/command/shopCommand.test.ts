import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { copyOfShop, removeShops } from '../../testing/shopFolder';
import { readShop } from '../readShop';

const root = path.resolve(__dirname, '../../..');

afterEach(removeShops);

/** The command as users run it, but for the build. */
function shop(...args: readonly string[]) {
  const main = ['-r', 'ts-node/register/transpile-only', 'server/shop/command/shopMain.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...main, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

test('a good file gets one line', () => {
  expect(shop('check', 'shops/bunita/shop.json')).toEqual({
    status: 0,
    stdout:
      'shops/bunita/shop.json is in order: Bunita; languages: English, Nederlands; platforms: dives, stays, rentals.\n',
    stderr: '',
  });
});

test('a file with faults gets the lines with which a start would end', async () => {
  const file = await copyOfShop({ name: '', logo: 'gone.svg', 'platforms.1.url': 'homes' });
  const lines = await readShop(file).then(String, (error: unknown) => (error as Error).message);
  expect(lines).toContain('platforms[1].url: must be a link');
  expect(shop('check', file)).toEqual({ status: 1, stdout: '', stderr: `${lines}\n` });
});

test.each([
  [['check'], 'Usage: npm run shop -- check FILE'],
  [['check', 'a.json', 'b.json'], 'Usage: npm run shop -- check FILE'],
  [['check', '--all', 'a.json'], "Unknown option '--all': npm run shop -- --help"],
  [['chekc'], 'There is no command "chekc": npm run shop -- --help'],
])('%j ends with one line', (args, line) => {
  expect(shop(...args)).toEqual({ status: 1, stdout: '', stderr: `${line}\n` });
});

test.each([[[]], [['--help']], [['check', '--help']]])('%j lists the commands', (args) => {
  const { status, stdout } = shop(...args);
  expect(status).toBe(0);
  for (const name of ['check FILE', 'schema']) {
    expect(stdout).toContain(`npm run shop -- ${name}`);
  }
});
