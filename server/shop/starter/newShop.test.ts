import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shopCommand } from '../command/shopCommand';
import { readShop } from '../readShop';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'new-shop-'));
  folder = path.join(parent, 'playa');
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

/** What a command prints. */
async function said(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await shopCommand(args, (line) => lines.push(line));
  return lines.join('\n');
}

const colors: readonly (readonly [name: string, color: string])[] = [
  ['a colour that can be read', '#6d28d9'],
  ['one that cannot', '#ffe066'],
  ['one without a hue', '#777777'],
];

test.each(colors)('a shop with %s is whole, and in order', async (_name, color) => {
  const flags = ['--yes', '--name', 'Playa Été', '--color', color, '--languages', 'nl,es,pap'];
  expect(await said('new', folder, ...flags)).toContain(`SHOP_FILE=${folder}/shop.json npm start`);
  const { file, files } = await readShop(path.join(folder, 'shop.json'));
  expect(file.name).toBe('Playa Été');
  expect(files.get(file.logo)?.body.toString()).toContain('<svg');
  expect(await said('check', path.join(folder, 'shop.json'))).toContain('is in order: Playa Été');
});

test('the help names every command', async () => {
  expect(await said()).toMatch(/new DIR[^]*check FILE[^]*schema/);
});

test.each<readonly [what: string, prepare: () => readonly string[], message: RegExp]>([
  ['an unknown command', () => ['paint'], /no command "paint"/],
  ['no folder', () => ['new', '--yes'], /new DIR/],
  ['a colour that is none', () => ['new', folder, '--yes', '--color', 'blue'], /--color must be/],
  [
    'a folder that is in use',
    () => {
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'notes.txt'), '');
      return ['new', folder, '--yes'];
    },
    /is not empty/,
  ],
  [
    'a file in place of the folder',
    () => {
      writeFileSync(folder, '');
      return ['new', folder, '--yes'];
    },
    /is a file/,
  ],
  [
    'a logo that is not there',
    () => ['new', folder, '--yes', '--logo', path.join(parent, 'none.svg')],
    /^The logo .*none\.svg/,
  ],
  [
    'a logo that is no picture',
    () => {
      const logo = path.join(parent, 'logo.png');
      writeFileSync(logo, 'no picture');
      return ['new', folder, '--yes', '--logo', logo];
    },
    /cannot be drawn/,
  ],
])('%s is refused with a line', async (_what, prepare, message) => {
  await expect(said(...prepare())).rejects.toThrow(message);
});
