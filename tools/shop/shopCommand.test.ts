import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readShop } from '../../shop-file/readShop';
import { copyOfShop, removeShops } from '../../shop-file/testing/shopFolder';
import { shopCommand } from './shopCommand';

const root = path.resolve(__dirname, '../..');

afterEach(removeShops);

/** What the command does and prints in this process, which has its modules already. */
async function shop(...args: readonly string[]) {
  const lines: string[] = [];
  const fault = await shopCommand(args, (line) => lines.push(`${line}\n`)).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );
  return {
    status: fault === null ? 0 : 1,
    stdout: lines.join(''),
    stderr: fault === null ? '' : `${fault}\n`,
  };
}

/** The command as users run it, but for the build. */
function runShop(...args: readonly string[]) {
  const main = ['-r', 'ts-node/register/transpile-only', 'tools/shop/shopMain.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...main, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

test('a good file gets one line', async () => {
  expect(await shop('check', 'shops/bunita/shop.json')).toEqual({
    status: 0,
    stdout:
      'shops/bunita/shop.json is in order: Bunita; languages: English, Nederlands; platforms: dives, stays, rentals.\n',
    stderr: '',
  });
});

/** A font with so many bytes more, in the block that WOFF2 leaves to those who make fonts. */
function padded(font: Buffer, bytes: number): Buffer {
  const offset = Math.ceil(font.length / 4) * 4;
  const larger = Buffer.concat([font], offset + bytes);
  larger.writeUInt32BE(larger.length, 8);
  larger.writeUInt32BE(offset, 40);
  larger.writeUInt32BE(bytes, 44);
  return larger;
}

test('large fonts get advice, are made smaller once, and keep the letters of the shop', async () => {
  const file = await copyOfShop();
  const heading = path.join(path.dirname(file), 'heading.woff2');
  // A variable font, of which headings need one weight.
  const text = await readFile(path.join(path.dirname(file), 'text.woff2'));
  await writeFile(heading, padded(text, 20_000));
  expect((await shop('check', file)).stdout).toMatch(
    /^heading\.woff2 has 3\d\.\d kB, .*: npm run shop -- fonts .* makes it smaller$/m,
  );

  expect((await shop('fonts', file)).stdout).toMatch(
    /^heading\.woff2: 3\d\.\d kB before, \d+\.\d kB now\ntext\.woff2: .* as small as it gets\n$/,
  );
  const { advice, fonts } = await readShop(file);
  expect(advice).toEqual([]);
  expect(fonts.heading.weights).toEqual([700, 700]);
  expect(fonts.text.weights).toEqual([400, 700]);
});

test('a file with faults gets the lines with which a start would end', async () => {
  const file = await copyOfShop({ name: '', logo: 'gone.svg', 'platforms.1.url': 'homes' });
  const lines = await readShop(file).then(String, (error: unknown) => (error as Error).message);
  expect(lines).toContain('platforms[1].url: must be a link');
  expect(runShop('check', file)).toEqual({ status: 1, stdout: '', stderr: `${lines}\n` });
});

test.each([
  [['check'], 'Usage: npm run shop -- check FILE'],
  [['check', 'a.json', 'b.json'], 'Usage: npm run shop -- check FILE'],
  [['chekc'], 'There is no command "chekc": npm run shop -- --help'],
])('%j ends with one line', async (args, line) => {
  expect(await shop(...args)).toEqual({ status: 1, stdout: '', stderr: `${line}\n` });
});

test('an unknown option is named', async () => {
  const { status, stdout, stderr } = await shop('check', '--all', 'a.json');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/Unknown option '--all': npm run shop -- --help\n$/);
});

test.each([[[]], [['--help']], [['check', '--help']]])('%j lists the commands', async (args) => {
  const { status, stdout } = await shop(...args);
  expect(status).toBe(0);
  for (const name of ['check FILE', 'schema']) {
    expect(stdout).toContain(`npm run shop -- ${name}`);
  }
});
