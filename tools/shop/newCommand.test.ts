import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import { readShop } from '../../shop-file/readShop';
import { copyShopTo } from '../../shop-file/testing/shopFolder';
import { allLanguages } from '../../src/shared/i18n/languages';
import { shopCommand } from './shopCommand';
import { shopJsonSchema } from './shopJsonSchema';

const root = path.resolve(__dirname, '../..');
let plainRoot: string;
let parent: string;
let folder: string;

beforeAll(async () => {
  plainRoot = mkdtempSync(path.join(tmpdir(), 'plain-root-'));
  await copyShopTo(path.join(plainRoot, 'shops/dushi-market'));
});

afterAll(() => {
  rmSync(plainRoot, { recursive: true });
});

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'new-shop-'));
  folder = path.join(parent, 'playa');
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command in this process, in a project whose built-in shop has plain pictures. */
async function create(args: readonly string[]): Promise<Outcome> {
  jest.spyOn(process, 'cwd').mockReturnValue(plainRoot);
  const lines: string[] = [];
  const print = (line: string) => {
    lines.push(`${line}\n`);
  };
  const fault = await shopCommand(['new', ...args], print).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );
  return {
    status: fault === null ? 0 : 1,
    stdout: lines.join(''),
    stderr: fault === null ? '' : `${fault}\n`,
  };
}

/** The command as users run it. */
function runCommand(args: readonly string[], answers = ''): Outcome {
  const main = ['tools/shop/shopEntry.mjs', 'new'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...main, ...args], {
    cwd: root,
    encoding: 'utf8',
    input: answers,
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

const read = async () => (await readShop(path.join(folder, 'shop.json'))).file;

test('flags make a whole shop, which a start and editors accept', async () => {
  const { status, stdout, stderr } = await create([
    folder,
    ...['--yes', '--name', 'Playa Market', '--place', 'Curaçao', '--currency', 'XCG'],
    ...['--timeZone', 'America/Curacao'],
    ...['--phone', '+599 9 555 0100', '--email', 'hello@playa.example', '--color', '6d28d9'],
    ...['--languages', 'es, nl', '--platforms', 'stays,cars'],
  ]);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`SHOP_FILE=${folder}/shop.json npm start`);
  const shop = await read();
  expect(shop).toMatchObject({
    id: 'playa-market',
    name: 'Playa Market',
    languages: ['en', 'nl', 'es'],
    currency: 'XCG',
    timeZone: 'America/Curacao',
    contact: { phone: '+599 9 555 0100', email: 'hello@playa.example' },
    title: { es: 'Todo lo de Curaçao, en un solo lugar' },
    theme: { color: { primary: { hex: '#6d28d9' } } },
  });
  expect(shop.platforms.map(({ id }) => id)).toEqual(['stays', 'cars']);
  const text = readFileSync(path.join(folder, 'shop.json'), 'utf8');
  expect(text).not.toMatch(/Aruba|Dushi/);
  const isShop = new Ajv().compile(shopJsonSchema());
  isShop(JSON.parse(text));
  expect(isShop.errors).toBeNull();
  expect(path.resolve(folder, shop.$schema ?? '')).toBe(
    path.join(plainRoot, 'docs/shop.schema.json'),
  );
  const licenses = readFileSync(path.join(folder, 'LICENSES.md'), 'utf8');
  for (const words of ['Playa Market', 'SIL OPEN FONT LICENSE', 'Fluent Emoji', '`share.jpg`']) {
    expect(licenses).toContain(words);
  }
  expect(readdirSync(parent)).toEqual(['playa']);
});

test('a colour that cannot be read is replaced by the nearest that can, and that is said', async () => {
  const { status, stdout } = await create([folder, '--yes', '--color', '#ff9']);
  expect(status).toBe(0);
  const { hex = '' } = (await read()).theme.color.primary;
  expect(hex).not.toBe('#ffff99');
  expect(stdout).toMatch(
    new RegExp(
      `^The colour #ffff99 cannot be read .* so it is ${hex}, the nearest that can\\.$`,
      'm',
    ),
  );
});

test('what no flag says is asked, and asked again after an answer that cannot be used', async () => {
  const zones = ['Bonaire', 'America/Kralendijk'];
  const phones = ['call me', '+599 555 0100'];
  const answers = ['Kura', 'Bonaire', '', ...zones, ...phones, '', '', 'b91c1c', '', '', ''];
  const { status, stdout } = runCommand([folder], `${answers.join('\n')}\n`);
  expect(status).toBe(0);
  expect(stdout).toContain('Name of the shop [Playa]: ');
  expect(stdout).toContain('  must be a phone number such as +297 555 0100\n');
  expect(stdout).toContain('  must be the name of a time zone such as America/Aruba\n');
  expect(await read()).toMatchObject({
    name: 'Kura',
    place: 'Bonaire',
    currency: 'AWG',
    timeZone: 'America/Kralendijk',
    languages: ['en'],
    contact: { phone: '+599 555 0100', email: 'hello@kura.example', address: 'Bonaire' },
    theme: { color: { primary: { hex: '#b91c1c' } } },
  });
});

test('a colour without a hue is one, too', async () => {
  expect((await create([folder, '--yes', '--color', '#777777'])).status).toBe(0);
  expect((await read()).theme.color.primary.hex).toMatch(/^#[\da-f]{6}$/);
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';

test("the owner's own logo is taken", async () => {
  const logo = path.join(parent, 'Mark.SVG');
  writeFileSync(logo, SVG);
  expect((await create([folder, '--yes', '--logo', logo])).status).toBe(0);
  expect((await read()).logo).toBe('logo.svg');
  expect(readFileSync(path.join(folder, 'logo.svg'), 'utf8')).toBe(SVG);
  expect(readFileSync(path.join(folder, 'LICENSES.md'), 'utf8')).toContain('`logo.svg` is yours');
});

test.each<[readonly string[], string]>([
  [['--name', 'x'.repeat(31)], '--name must have at most 30 characters'],
  [['--color', 'red'], '--color must be a colour such as #0b7285'],
  [['--email', 'nobody'], '--email must be an email address'],
  [['--languages', 'en,zz'], `--languages must be some of ${allLanguages.join(', ')}`],
  [
    ['--platforms', 'rockets'],
    '--platforms must be some of cars, real-estate, stays, water-sports, nail-services',
  ],
  [['--logo', 'logo.gif'], '--logo must be a file whose name ends in .svg or .png'],
  [['--logo', '/nowhere/logo.svg'], 'The logo /nowhere/logo.svg is not there'],
  [['another'], 'Usage: npm run shop -- new DIR'],
])('%j ends with one line, and nothing is written', async (args, line) => {
  expect(await create([folder, '--yes', ...args])).toEqual({
    status: 1,
    stdout: '',
    stderr: `${line}\n`,
  });
  expect(readdirSync(parent)).toEqual([]);
});

test.each([
  [
    'mark.svg',
    SVG.replace('<rect', '<text>Hi</text><rect'),
    'has <text>: turn texts into paths, as browsers may not have their font',
  ],
  ['mark.png', 'no picture', 'cannot be drawn'],
])('the logo %s as %j ends with one line', async (name, content, line) => {
  const logo = path.join(parent, name);
  writeFileSync(logo, content);
  expect(await create([folder, '--yes', '--logo', logo])).toEqual({
    status: 1,
    stdout: '',
    stderr: `The logo ${logo} ${line}\n`,
  });
  expect(existsSync(folder)).toBe(false);
});

test('a logo that is no square leaves nothing behind', async () => {
  const logo = path.join(parent, 'mark.svg');
  writeFileSync(logo, SVG.replace('0 0 8 8', '0 0 16 8'));
  const { status, stderr } = await create([folder, '--yes', '--logo', logo]);
  expect([status, stderr]).toEqual([1, 'logo: logo.svg must be as wide as it is high\n']);
  expect(readdirSync(parent)).toEqual(['mark.svg']);
});

test('questions that nobody answers end with one line', () => {
  const { status, stderr } = runCommand([folder], 'Kura\n');
  expect([status, stderr.trim()]).toEqual([
    1,
    'The questions were not answered: nothing is written.',
  ]);
  expect(readdirSync(parent)).toEqual([]);
});

test.each([
  ['shop.json', 'has a shop: name another folder'],
  ['holiday.jpg', 'is not empty: name another folder'],
])('a folder with %s is left as it is', async (name, line) => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, name), 'mine');
  expect(await create([folder, '--yes'])).toEqual({
    status: 1,
    stdout: '',
    stderr: `${folder} ${line}\n`,
  });
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe('mine');
  expect(readdirSync(folder)).toEqual([name]);
});

test('a file in place of the folder is left as it is', async () => {
  writeFileSync(folder, 'mine');
  expect((await create([folder, '--yes'])).stderr).toBe(`${folder} is a file: name a folder\n`);
  expect(readFileSync(folder, 'utf8')).toBe('mine');
});

test('an empty folder is taken, and a name without a letter of the font has a logo, too', async () => {
  mkdirSync(folder);
  expect((await create([folder, '--yes', '--name', '北市 & "Co"'])).status).toBe(0);
  expect((await read()).id).toBe('co');
});
