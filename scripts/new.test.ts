import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { transpileModule } from 'typescript';
import { projectCopy } from './lib/projectCopy';

let copy: string;

/** The project in a folder of its own, which the command may change. */
beforeAll(() => {
  copy = projectCopy([
    'node',
    'scripts',
    'docs',
    'src',
    'mocks',
    'tools/shop',
    'shops',
    'drizzle.config.ts',
  ]);
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

function make(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/new.mjs', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, stderr, files: stdout.split('\n').filter((line) => /\.\w+$/.test(line)) };
}

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

/** Files of a new part: TypeScript can parse them, and no word of the template is left. */
function expectWhole(files: readonly string[]) {
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    const { diagnostics } = transpileModule(read(file), {
      reportDiagnostics: true,
      fileName: file,
    });
    expect([file, diagnostics]).toEqual([file, []]);
    if (file.includes('iftCard')) expect(read(file)).not.toMatch(/review|STATEMENT/i);
  }
}

test('a backend area has its files, its lines and a migration', () => {
  const { status, files } = make('area', 'giftCards');
  expect(status).toBe(0);
  expectWhole(files);
  expect(read('src/app/apiSlices.ts')).toMatch(/^ {2}giftCardsApi,$/m);
  expect(read('mocks/areas.ts')).toMatch(/^ {2}giftCardArea,$/m);
  const calls = read('src/features/report/reportedCalls.ts');
  expect(calls).toContain(
    'getGiftCards: { arg: nothing, data: items(publicItem(giftCardDomain)) }',
  );
  expect(calls).toMatch(/^ {2}giftCards: \{\n {4}tag: 'GiftCard',$/m);
  expect(readdirSync(path.join(copy, 'mocks/db/migrations')).join()).toContain('_gift-cards.sql');
  const [, statement = ''] =
    /\*\*(7\.\d+)\*\* \*Ours:\* `GET \/gift-cards`/.exec(read('docs/specification.md')) ?? [];
  expect(read('src/features/giftCards/giftCardsApi.test.ts')).toContain(`// spec §${statement}`);
});

test('a screen has its address, its route, its state and its texts in every language', () => {
  const { status, files } = make('screen', 'giftIdeas');
  expect(status).toBe(0);
  expectWhole(files);
  expect(read('src/shared/config/paths.ts')).toContain("giftIdeas: '/gift-ideas',");
  expect(read('src/app/routes.tsx')).toContain("'../features/giftIdeas/giftIdeasScreen'");
  expect(read('src/testing/states/otherStates.ts')).toContain('address: paths.giftIdeas');
  expect(read('docs/messages/pap.po')).toContain('msgctxt "giftIdeas.title"');
  expect(read('src/features/giftIdeas/giftIdeasMessages.ts')).toContain("'./messages/pap'");
});

test('a UI slice joins its feature, and reports know it', () => {
  const { status, files } = make('slice', 'giftCardsUi');
  expect(status).toBe(0);
  expectWhole(files);
  expect(read('src/features/report/lazySlices.ts')).toContain("'../giftCards/giftCardsUiSlice'");
  expect(read('src/features/report/reportedSlices.ts')).toContain('giftCardsUi: { state: {');
});

test.each([
  [['area', 'staff'], '--item names one of them: --item person\n'],
  [['area', 'products'], 'mocks/routes/products.ts is there already\n'],
  [['page', 'reviews'], /^Usage: npm run new/],
])('%j is refused with one line', (args, message) => {
  const { status, stderr } = make(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
});
