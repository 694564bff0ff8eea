import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
let copy: string;

/** The tables and message files in a folder of their own, which a test may change. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'messages-'));
  for (const name of ['scripts', 'docs', 'src', 'package.json', '.prettierrc.json']) {
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !/\.(?:webp|avif|png|jpg)$/.test(file),
    });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
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

test('the tables of translators are those of the message files', () => {
  expect(messages('check')).toEqual({ status: 0, text: '' });
});

test('what is corrected in a table comes into the message file, and nothing else', () => {
  const table = 'docs/messages/nl.md';
  const file = 'src/features/about/messages/nl.ts';
  const before = read(file);
  const [, text = ''] = /: '([^'{}|]+)',/.exec(before) ?? [];
  write(table, read(table).replaceAll(`| ${text} |`, `| ${text} \\| a\\\\b |`));
  expect(messages('check').text).toBe('docs/messages/nl.md is old: run npm run messages\n');
  expect(messages('read', 'nl').text).toContain(file);
  expect(read(file)).toBe(before.replaceAll(`'${text}'`, `'${text} | a\\\\b'`));
  expect(messages('check').status).toBe(0);
});

test('a table that lacks a message is refused, and nothing is written', () => {
  const table = 'docs/messages/es.md';
  const whole = read(table);
  write(table, whole.replace(/\| howToReachUs .*\n/, ''));
  expect(messages('read', 'es')).toEqual({ status: 1, text: 'app/errors lacks howToReachUs\n' });
  write(table, whole);
  expect(messages('check').status).toBe(0);
});

test('a new language begins with English', () => {
  expect(messages('add', 'de').status).toBe(0);
  expect(read('src/features/about/messages/de.ts')).toContain('satisfies TranslationOf<typeof en');
  expect(read('docs/messages/de.md')).toContain('## about');
  expect(read('src/features/about/aboutMessages.ts')).toContain(
    `  de: () => import(/* webpackChunkName: "about-de" */ './messages/de'),`,
  );
});
