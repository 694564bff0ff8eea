import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectCopy } from './lib/projectCopy';

let copy: string;

/** Message files and shops in a folder of their own, which a test may change. */
beforeAll(() => {
  copy = projectCopy(['node', 'scripts', 'src', 'shop-file', 'tools', 'shops']);
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

function messages(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(copy, 'scripts/messageCommand.mjs'), ...args],
    { cwd: copy, encoding: 'utf8' },
  );
  return { status, text: stdout + stderr };
}

const fileOf = (name: string) => path.join(copy, name);
const read = (name: string) => readFileSync(fileOf(name), 'utf8');
const write = (name: string, text: string) => {
  writeFileSync(fileOf(name), text);
};

/** Changes an entry of a catalogue: its context, and its translation as it is and as it shall be. */
function translate(file: string, context: string, before: string, after: string): void {
  const text = read(file);
  const at = text.indexOf(`msgctxt "${context}"`);
  expect(at).toBeGreaterThan(0);
  expect(text.slice(at)).toContain(before);
  write(file, text.slice(0, at) + text.slice(at).replace(before, after));
}

/** An entry of a catalogue with its comments. */
const entryOf = (file: string, context: string) =>
  read(file)
    .split('\n\n')
    .find((entry) => entry.includes(`msgctxt "${context}"\n`));

const NL = 'nl.po';

/** Exports the Dutch texts and imports them with one change. */
function correct(context: string, before: string, after: string) {
  expect(messages('export', 'nl')).toEqual({ status: 0, text: `${NL}\n` });
  translate(NL, context, before, after);
  return messages('import', NL);
}

test('a catalogue says what a text is for, where it is and what it must keep', () => {
  messages('export', 'nl');
  expect(entryOf(NL, 'bikes.bikesOf')).toBe(
    [
      '#: src/features/bikes/messages/en.ts',
      '#, python-brace-format',
      'msgctxt "bikes.bikesOf"',
      'msgid "{found} of {count} bike"',
      'msgid_plural "{found} of {count} bikes"',
      'msgstr[0] "{found} van {count} tweewieler"',
      'msgstr[1] "{found} van {count} tweewielers"',
    ].join('\n'),
  );
  expect(entryOf(NL, 'auth.strengths.fair')).toContain('#. Of a password, from bad to best.\n');
});

test.each(['nl', 'es', 'pap'])('an export in %s that is imported again changes nothing', (code) => {
  messages('export', code);
  expect(messages('import', `${code}.po`)).toEqual({ status: 0, text: '' });
});

test('corrections change message files and shop files, and nothing else', () => {
  const file = 'src/features/about/messages/nl.ts';
  const [messagesBefore, shopBefore] = [read(file), read('shops/bunita/shop.json')];
  const { text } = correct('about.theTeam', 'Het team', String.raw`Ons \"team\"\\\n`);
  expect(text).toBe(`${file}\n`);
  expect(read(file)).toBe(messagesBefore.replace(`'Het team'`, String.raw`'Ons "team"\\\n'`));
  correct('shops/bunita:about.roles.2.name', 'msgstr ""', 'msgstr "Werkplaats"');
  expect(read('shops/bunita/shop.json')).toBe(
    shopBefore.replace('"nl": "Garage"', '"nl": "Werkplaats"'),
  );
});

test('a number may have plural forms in one language and one text in another', () => {
  const file = 'src/features/bikes/messages/nl.ts';
  expect(read(file)).toContain("activeFilters: '{count} actief',");
  correct('bikes.activeFilters', 'msgstr[1] "{count} actief', 'msgstr[1] "{count} actieve');
  expect(read(file).replaceAll(/\s+/g, ' ')).toContain(
    "activeFilters: { one: '{count} actief', other: '{count} actieve', },",
  );
  correct('bikes.activeFilters', '{count} actieve', '{count} actief');
  expect(read(file)).toContain("activeFilters: '{count} actief',");
});

test('a fault in a catalogue leaves everything as it is', () => {
  const file = 'src/features/about/messages/nl.ts';
  const before = read(file);
  messages('export', 'nl');
  translate(NL, 'about.theTeam', 'msgstr "', 'msgstr "x');
  translate(NL, 'bikes.pageTitle', 'Pagina {page}', 'Pagina {pagina}');
  expect(messages('import', NL)).toEqual({
    status: 1,
    text: 'bikes.pageTitle lacks {page} and has {pagina}, which English lacks\n',
  });
  expect(read(file)).toBe(before);
});

test('a new language begins with English, and keeps the forms of its plurals', () => {
  // With a script in its address, as some have.
  const PL = 'pl-latn.po';
  const file = 'src/features/bikes/messages/pl-latn.ts';
  const { status, text: files } = messages('add', 'pl-latn');
  expect([status, files.split('\n')]).toEqual([0, expect.arrayContaining([file])]);
  expect(read(file)).toContain("title: 'Bikes for Sale',");
  const table = 'src/shared/i18n/languages.ts';
  write(table, read(table).replace('  pap: {', "  'pl-latn': { tag: 'pl-Latn' },\n  pap: {"));
  messages('export', 'pl-latn');
  expect(read(PL)).toContain('"Language: pl_Latn\\n"');
  expect(entryOf(PL, 'bikes.title')).toContain('\nmsgstr ""');
  for (const [form, text] of ['{count} zdjęcie', '{count} zdjęcia', '{count} zdjęć'].entries()) {
    const at = `msgstr[${String(form)}] "`;
    translate(PL, 'bikes.pictureCount', `${at}"`, `${at}${text}"`);
  }
  expect(messages('import', PL)).toEqual({ status: 0, text: `${file}\n` });
  expect(read(file).replace(/\s+/g, ' ')).toContain(
    `pictureCount: { one: '{count} zdjęcie', few: '{count} zdjęcia', many: '{count} zdjęć', other: '{count} zdjęć', }`,
  );
});

test.each([
  [['add', 'Polish'], 'A language is a code as in addresses'],
  [['export', 'xx'], 'The languages are en, nl, es'],
  [['read', 'nl'], 'Usage: npm run messages'],
])('%j is refused', (args, text) => {
  const { status, text: printed } = messages(...args);
  expect(status).toBe(1);
  expect(printed).toContain(text);
});
