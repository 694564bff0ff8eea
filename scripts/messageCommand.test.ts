import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectCopy } from './lib/projectCopy';

let copy: string;

/** The catalogues, message files and shops in a folder of their own, which a test may change. */
beforeAll(() => {
  copy = projectCopy(['node', 'scripts', 'docs', 'src', 'shop-file', 'tools', 'shops']);
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

function messages(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(copy, 'scripts/messageCommand.mjs'), ...args],
    { encoding: 'utf8' },
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

const NL = 'docs/messages/nl.po';

test('the catalogues of translators are those of the texts', () => {
  expect(messages('check')).toEqual({ status: 0, text: '' });
});

test('a catalogue says what a text is for, where it is and what it must keep', () => {
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

test('what is corrected in catalogues comes into message files and shop, and nothing else', () => {
  const file = 'src/features/about/messages/nl.ts';
  const [messagesBefore, shopBefore] = [read(file), read('shops/bunita/shop.json')];
  translate(NL, 'about.theTeam', 'Het team', String.raw`Ons \"team\"\\\n`);
  translate('shops/bunita/messages/nl.po', 'about.roles.2.name', 'str "Garage', 'str "Werkplaats');
  expect(messages('check').text).toBe('docs/messages/nl.po is old: run npm run messages\n');
  expect(messages('read', 'nl').text).toBe(`${file}\nshops/bunita/shop.json\n`);
  expect(read(file)).toBe(messagesBefore.replace(`'Het team'`, String.raw`'Ons "team"\\\n'`));
  expect(read('shops/bunita/shop.json')).toBe(
    shopBefore.replace('"nl": "Garage"', '"nl": "Werkplaats"'),
  );
  expect(messages('check').status).toBe(0);
});

test('a fault in one catalogue leaves everything as it is', () => {
  const whole = read(NL);
  translate(NL, 'bikes.pageTitle', 'Pagina {page}', 'Pagina {pagina}');
  translate(NL, 'about.theTeam', 'team', 'clubje');
  expect(messages('read', 'nl')).toEqual({
    status: 1,
    text: 'bikes.pageTitle lacks {page} and has {pagina}, which English lacks\n',
  });
  write(NL, whole);
});

test('a new language begins with English, and keeps the forms of its plurals', () => {
  // With a script in its address, as some have.
  const PL = 'docs/messages/pl-latn.po';
  const file = 'src/features/bikes/messages/pl-latn.ts';
  const { status, text: files } = messages('add', 'pl-latn');
  expect([status, files.split('\n')]).toEqual([0, expect.arrayContaining([file, PL])]);
  expect(read('src/features/about/messages/pl-latn.ts')).toContain('const plLatn = {');
  expect(read('src/shared/ui/uiMessages.ts')).toContain(
    `  'pl-latn': () => import(/* webpackChunkName: "pl-latn" */ './messages/pl-latn'),`,
  );
  expect(read(PL)).toContain('"Language: pl_Latn\\n"');
  expect(entryOf(PL, 'bikes.title')).toContain('\nmsgstr ""');
  for (const [form, text] of ['{count} zdjęcie', '{count} zdjęcia', '{count} zdjęć'].entries()) {
    const at = `msgstr[${String(form)}] "`;
    translate(PL, 'bikes.pictureCount', `${at}"`, `${at}${text}"`);
  }
  expect(messages('read', 'pl-latn')).toEqual({ status: 0, text: `${file}\n` });
  expect(read(file).replace(/\s+/g, ' ')).toContain(
    `pictureCount: { one: '{count} zdjęcie', few: '{count} zdjęcia', many: '{count} zdjęć', other: '{count} zdjęć', }`,
  );
});

test('a code that cannot be in an address is refused', () => {
  expect(messages('add', 'Polish').text).toMatch('A language is a code as in addresses');
});
