import { execFile } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { cases } from '../src/testing/sweeps';
import { projectCopy } from './lib/projectCopy';

const runFile = promisify(execFile);

let copy: string;

/** The whole project in a folder of its own, which the command may change. */
beforeAll(() => {
  copy = projectCopy([
    ...['node', 'src', 'shop-file', 'server', 'mocks', 'tools', 'scripts', 'e2e', 'types'],
    ...['docs', 'shops', 'public', 'examples', 'tsconfig.json', 'knip.json', 'jest.config.ts'],
    ...['oxlint.config.mjs', 'drizzle.config.ts', 'webpack.config.ts', 'playwright.config.ts'],
  ]);
  const pictures = 'e2e/snapshots';
  rmSync(path.join(copy, pictures), { recursive: true });
  symlinkSync(path.join(__dirname, '..', pictures), path.join(copy, pictures));
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program of Node in the copy. Does not reject. */
async function run(...args: readonly string[]): Promise<Outcome> {
  try {
    return { code: 0, ...(await runFile(process.execPath, args, { cwd: copy })) };
  } catch (error) {
    return error as Outcome;
  }
}

const make = (...args: readonly string[]) => run('scripts/new.mjs', ...args);
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

test.each([
  [['area', 'giftCards'], 'docs/add-a-backend-area.md', 'mocks/db/migrations/meta/_journal.json'],
  [['screen', 'giftIdeas'], 'docs/add-a-screen.md', 'src/features/giftIdeas/messages/pap.ts'],
  [['slice', 'giftCardsUi'], 'docs/add-a-ui-slice.md', 'src/features/report/lazySlices.ts'],
  // With plural forms of its own.
  [['language', 'pl'], 'docs/add-a-language.md', 'src/shared/i18n/languages.ts'],
])('%j prints the files it has made, and what is next', async (args, guide, file) => {
  const { stdout, stderr, code } = await make(...args);
  expect([code, stderr]).toEqual([0, '']);
  const [files = '', next = ''] = stdout.split('\n\n');
  expect(files.split('\n')).toContain(file);
  expect(new Set(files.split('\n')).size).toBe(files.split('\n').length);
  expect(next).toMatch(new RegExp(`^Next \\(${guide}\\):\n- `));
  for (const name of files.split('\n')) expect(`${name}\n${read(name)}`).not.toContain('STATEMENT');
});

test('a statement of the specification is that of the new tests', () => {
  const [, statement = ''] =
    /\*\*(7\.\d+)\*\* \*Ours:\* `GET \/gift-cards`/.exec(read('docs/specification.md')) ?? [];
  expect(read('src/features/giftCards/giftCardsApi.test.ts')).toContain(`// spec §${statement}`);
});

test('a language has its rules, and English texts to begin with', () => {
  expect(read('src/shared/i18n/languages.ts')).toMatch(
    /pl: \{\s+tag: 'pl',\s+name: 'Polski',\s+decimal: ',',\s+group: '\\u00a0',/,
  );
  expect(read('src/features/giftIdeas/messages/pl.ts')).toContain("title: 'Gift ideas'");
  expect(read('docs/shop.schema.json')).toContain('["en", "nl", "es", "pap", "pl"]');
});

const quickChecks = {
  types: ['node_modules/typescript-7/bin/tsc', '-p', '.', '--checkers', '1'],
  'unused code': ['node_modules/knip/bin/knip.js'],
};

const slowChecks = {
  lint: ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  texts: ['scripts/lint/texts.mjs'],
  tests: [
    ...[
      'node_modules/jest/bin/jest.js',
      '--silent',
      '--selectProjects',
      'src',
      '--testPathPatterns',
    ],
    ...['features/gift', 'states/catalogue', '--testNamePattern'],
    // Of the states only the new one's, and those of all together.
    'title|fetched|open and close|picture|defined alike|giftIdeas',
  ],
};

test.each(Object.entries(cases(quickChecks, { ...quickChecks, ...slowChecks })))(
  'on the result the check of %s passes',
  async (_name, args) => {
    expect(await run(...args)).toMatchObject({ code: 0 });
  },
);

test.each([
  [['area', 'staff'], '--item names one of them: --item person\n'],
  [['area', 'products'], 'mocks/routes/products.ts is there already\n'],
  [['language', 'nl'], 'nl is there already\n'],
  [['language', 'Dutch'], 'A language is a code as in addresses: de, pt-br, zh-hant\n'],
  [['page', 'reviews'], /^Usage: npm run new/],
])('%j is refused with one line', async (args, message) => {
  const { code, stderr } = await make(...args);
  expect(code).toBe(1);
  expect(stderr).toMatch(message);
});
