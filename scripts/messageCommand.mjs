import './lib/checkNode.mjs';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/buildOnce.mjs';
import {
  SOURCE_LANGUAGE,
  messageFolders,
  readMessages,
  writeMessages,
} from './lib/messageFiles.mjs';

// The tables of messages that translators read and correct, docs/messages/<language>.md.
//   npm run messages                 writes all tables
//   npm run messages -- read nl      takes the translations of a table into the message files
//   npm run messages -- add de       makes the message files of a new language, in English, and lets
//                                    the sets load them
//   npm run messages -- check        fails where a table is not that of the message files

const FOLDER = path.join(root, 'docs/messages');

/** Codes of the languages that have files. */
function translations() {
  const text = readFileSync(path.join(root, 'src/shared/language/languages.ts'), 'utf8');
  const spoken = text.slice(text.indexOf('const spoken = {'), text.indexOf('} as const'));
  return [...spoken.matchAll(/^ {2}(\w+): \{/gm)]
    .map(([, code]) => code)
    .filter((code) => code !== SOURCE_LANGUAGE);
}

const titleOf = (folder) => folder.replace(/^src\/(?:features\/)?|\/messages$/g, '');
const tableOf = (language) => path.join(FOLDER, `${language}.md`);
const cell = (text) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll('\n', '\\n')
    .replaceAll('\u00ad', '&shy;')
    .replaceAll('\u00a0', '&nbsp;');
const uncell = (text) =>
  text
    .replaceAll('&shy;', '\u00ad')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/\\([\\|n])/g, (_, character) => (character === 'n' ? '\n' : character));

function table(language) {
  const sections = messageFolders().map((folder) => {
    const english = readMessages(folder, SOURCE_LANGUAGE);
    const translated = readMessages(folder, language);
    const rows = [...english].map(([name, { text, note }]) => {
      const about = note === '' ? name : `${name}: ${note}`;
      return `| ${cell(about)} | ${cell(text)} | ${cell(translated.get(name)?.text ?? '')} |`;
    });
    return [
      `## ${titleOf(folder)}`,
      '',
      `| message | English | ${language} |`,
      '| --- | --- | --- |',
      ...rows,
      '',
    ];
  });
  return [
    `# Messages: ${language}`,
    '',
    `Correct the last column, then run \`npm run messages -- read ${language}\`. What stands in braces is put in by the shop: keep it, at the place where the language needs it. The glossary is in [languages.md](../languages.md).`,
    '',
    ...sections.flat(),
  ].join('\n');
}

/** The texts of a table, by folder and name. */
function readTable(language) {
  const folders = new Map(messageFolders().map((folder) => [titleOf(folder), new Map()]));
  const byTitle = new Map(messageFolders().map((folder) => [titleOf(folder), folder]));
  let texts;
  for (const line of readFileSync(tableOf(language), 'utf8').split('\n')) {
    if (line.startsWith('## ')) texts = folders.get(line.slice(3).trim());
    // A bar that is not escaped ends a cell.
    const cells = line.split(/(?<!\\)\|/).map((text) => text.trim());
    if (!texts || cells.length !== 5 || cells[1] === 'message' || cells[1].startsWith('---'))
      continue;
    texts.set(uncell(cells[1]).split(':')[0], uncell(cells[3]));
  }
  return new Map([...folders].map(([title, texts]) => [byTitle.get(title), texts]));
}

async function read(language) {
  for (const [folder, corrected] of readTable(language)) {
    const names = [...readMessages(folder, SOURCE_LANGUAGE).keys()];
    const missing = names.filter((name) => !corrected.get(name));
    if (missing.length > 0) throw new Error(`${titleOf(folder)} lacks ${missing.join(', ')}`);
    const now = readMessages(folder, language);
    if (names.every((name) => now.get(name)?.text === corrected.get(name))) continue;
    await writeMessages(
      folder,
      language,
      new Map(names.map((name) => [name, corrected.get(name)])),
    );
    console.log(`${folder}/${language}.ts`);
  }
}

async function add(language) {
  if (!/^[a-z]{2,3}$/.test(language))
    throw new Error('A language is a code of two or three letters');
  for (const folder of messageFolders()) {
    if (existsSync(path.join(root, folder, `${language}.ts`))) continue;
    const english = readMessages(folder, SOURCE_LANGUAGE);
    const texts = new Map([...english].map(([name, { text }]) => [name, text]));
    await writeMessages(folder, language, texts);
    addToSet(folder, language);
  }
}

/** Lets the set of a folder load the language, as it loads the last one. */
function addToSet(folder, language) {
  const parent = path.join(root, path.dirname(folder));
  const name = readdirSync(parent).find(
    (file) => /^\w+Messages\.ts$/.test(file) && file !== 'useMessages.ts',
  );
  const file = path.join(parent, name);
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => line.includes('() => import('));
  const [, code] = /^ {2}(\w+):/.exec(lines[last]);
  lines.splice(last + 1, 0, lines[last].replaceAll(new RegExp(`\\b${code}\\b`, 'g'), language));
  writeFileSync(file, lines.join('\n'));
}

const [command, language = ''] = process.argv.slice(2);
try {
  if (command === 'read') await read(language);
  if (command === 'add') await add(language);
  const codes = command === 'add' ? [...new Set([...translations(), language])] : translations();
  for (const code of codes) {
    const text = table(code);
    if (command !== 'check') {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(tableOf(code), text);
    } else if (!existsSync(tableOf(code)) || readFileSync(tableOf(code), 'utf8') !== text) {
      throw new Error(`docs/messages/${code}.md is old: run npm run messages`);
    }
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
