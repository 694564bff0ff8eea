import './lib/checkNode.mjs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/buildOnce.mjs';
import {
  checkLanguageCode,
  messageEntries,
  messageFolders,
  readLanguages,
  writeEntries,
} from './lib/messageFiles.mjs';
import { poLanguage, readPo, writePo } from './lib/poFiles.mjs';
import { shopEntries, shopFiles, shopWith } from './lib/shopTexts.mjs';

// The texts of storefront and shops for translators, as a PO file of gettext.
const USAGE = `Usage: npm run messages -- export nl       writes nl.po, with all texts in a language
       npm run messages -- import nl.po    takes its translations into message files and shop files
       npm run messages -- add de          makes the message files of a new language, in English`;

const languages = readLanguages();
const allEntries = (language) => [
  ...messageFolders().flatMap((folder) => messageEntries(folder, language)),
  ...shopFiles().flatMap((file) => shopEntries(file, language)),
];

function exportTexts(language) {
  const tag = languages.get(language);
  if (tag === undefined) throw new Error(`The languages are ${[...languages.keys()].join(', ')}`);
  writeFileSync(`${language}.po`, writePo(allEntries(language), tag));
  console.log(`${language}.po`);
}

async function importTexts(file) {
  const text = readFileSync(file, 'utf8');
  const [language, tag] = [...languages].find(([, one]) => one === poLanguage(text)) ?? [];
  if (language === undefined) throw new Error(`${file} is in no language of the storefront`);
  const before = new Map(allEntries(language).map((entry) => [entry.name, entry]));
  const after = readPo(text, [...before.values()], tag);
  const isChanged = (entry) =>
    JSON.stringify(entry.forms) !== JSON.stringify(before.get(entry.name).forms);
  for (const reference of new Set(after.filter(isChanged).map((entry) => entry.reference))) {
    const entries = after.filter((entry) => entry.reference === reference);
    if (reference.endsWith('.json')) {
      console.log(reference);
      writeFileSync(path.join(root, reference), await shopWith(reference, language, entries));
    } else await writeMessages(path.posix.dirname(reference), language, entries);
  }
}

async function writeMessages(folder, language, entries) {
  console.log(`${folder}/${language}.ts`);
  await writeEntries(folder, language, entries);
}

async function add(language) {
  checkLanguageCode(language);
  for (const folder of messageFolders())
    if (!existsSync(path.join(root, folder, `${language}.ts`)))
      await writeMessages(folder, language, messageEntries(folder, language));
}

const [command, ...args] = process.argv.slice(2);
const run = { export: exportTexts, import: importTexts, add }[command];
try {
  if (run === undefined || args.length === 0) throw new Error(USAGE);
  for (const arg of args) await run(arg);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
