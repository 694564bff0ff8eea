import './lib/checkNode.mjs';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/buildOnce.mjs';
import {
  SOURCE_LANGUAGE,
  checkLanguageCode,
  messageEntries,
  messageFolders,
  readLanguages,
  writeEntries,
} from './lib/messageFiles.mjs';
import { readPo, writePo } from './lib/poFiles.mjs';
import { readShop, shopEntries, shopFiles, shopWith } from './lib/shopTexts.mjs';

// The catalogues that translators work on, PO files of gettext: docs/messages/<language>.po for the
// storefront, shops/<shop>/messages/<language>.po for the texts of a shop file.
//   npm run messages                 writes all catalogues
//   npm run messages -- read nl      takes the translations of catalogues into message files and shops
//   npm run messages -- add de       makes the message files of a new language, in English, and lets
//                                    the sets load them
//   npm run messages -- check        fails where a catalogue is not that of the texts

const text = (file) => readFileSync(path.join(root, file), 'utf8');
const textIfAny = (file) => (existsSync(path.join(root, file)) ? text(file) : null);

/** Writes a file and prints its name, if that changes it. */
function write(file, content) {
  if (textIfAny(file) === content) return;
  console.log(file);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

const poOf = (language) => `docs/messages/${language}.po`;
const shopPoOf = (shopFile, language) =>
  path.posix.join(path.posix.dirname(shopFile), `messages/${language}.po`);

const languages = readLanguages();
const tagOf = (language) => languages.get(language) ?? Intl.getCanonicalLocales(language)[0];
const allEntries = (language) =>
  messageFolders().flatMap((folder) => messageEntries(folder, language));

/** Every catalogue, with the entries of its texts. */
function catalogues() {
  const isTranslation = (language) => language !== SOURCE_LANGUAGE;
  const ofMessages = [...languages.keys()].filter(isTranslation).map((language) => ({
    file: poOf(language),
    language,
    entries: allEntries(language),
  }));
  const ofShops = shopFiles().flatMap((file) =>
    (readShop(file).languages ?? []).filter(isTranslation).map((language) => ({
      file: shopPoOf(file, language),
      language,
      entries: shopEntries(file, language),
    })),
  );
  return [...ofMessages, ...ofShops];
}

const written = ({ file, language, entries }) => writePo(entries, tagOf(language), textIfAny(file));

function writeAll() {
  for (const catalogue of catalogues()) write(catalogue.file, written(catalogue));
}

function check() {
  for (const catalogue of catalogues()) {
    // A shop of one's own need not have any.
    const isNeeded = catalogue.file.startsWith('docs/') || textIfAny(catalogue.file) !== null;
    if (isNeeded && textIfAny(catalogue.file) !== written(catalogue))
      throw new Error(`${catalogue.file} is old: run npm run messages`);
  }
}

const isSame = (some, others) => JSON.stringify(some) === JSON.stringify(others);

async function read(language) {
  const tag = tagOf(language);
  // All are read before one is written: a fault leaves everything as it is.
  const messages = readPo(text(poOf(language)), allEntries(language), tag);
  const shops = shopFiles().flatMap((file) => {
    const po = textIfAny(shopPoOf(file, language));
    return po === null ? [] : [[file, readPo(po, shopEntries(file, language), tag)]];
  });
  for (const folder of messageFolders()) {
    const now = messageEntries(folder, language);
    const names = new Set(now.map(({ name }) => name));
    const corrected = messages.filter(({ name }) => names.has(name));
    if (isSame(now, corrected)) continue;
    await writeEntries(folder, language, corrected);
    console.log(`${folder}/${language}.ts`);
  }
  for (const [file, corrected] of shops) {
    if (isSame(shopEntries(file, language), corrected)) continue;
    write(file, await shopWith(file, language, corrected));
  }
}

async function add(language) {
  checkLanguageCode(language);
  for (const folder of messageFolders()) {
    if (existsSync(path.join(root, folder, `${language}.ts`))) continue;
    await writeEntries(folder, language, messageEntries(folder, language));
    console.log(`${folder}/${language}.ts`);
    addToSet(folder, language);
  }
  // Nothing of it is translated yet.
  const entries = allEntries(language).map((entry) => ({ ...entry, forms: {} }));
  if (textIfAny(poOf(language)) === null)
    write(poOf(language), writePo(entries, tagOf(language), null));
}

/** Lets the set of a folder load the language, as it loads the last one. */
function addToSet(folder, language) {
  const parent = path.join(root, path.dirname(folder));
  const name = readdirSync(parent).find(
    (file) => /^\w+Messages\.ts$/.test(file) && file !== 'useMessages.ts',
  );
  // TypeScript names what loads its languages otherwise.
  if (name === undefined) return;
  const file = path.join(parent, name);
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => line.includes('() => import('));
  const [, code] = /^ {2}'?([a-z\d-]+)'?:/.exec(lines[last]);
  const line = lines[last]
    .replace(/^ {2}'?[a-z\d-]+'?:/, `  ${language.includes('-') ? `'${language}'` : language}:`)
    .replaceAll(new RegExp(`([-/"])${code}\\b`, 'g'), `$1${language}`);
  lines.splice(last + 1, 0, line);
  write(path.relative(root, file), lines.join('\n'));
}

const [command, ...codes] = process.argv.slice(2);
try {
  if (command === 'check') check();
  else {
    for (const language of codes) {
      if (command === 'read') await read(language);
      if (command === 'add') await add(language);
    }
    writeAll();
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
