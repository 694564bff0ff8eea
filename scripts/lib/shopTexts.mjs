import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './buildOnce.mjs';
import { formatted } from './formatted.mjs';
import { SOURCE_LANGUAGE } from './messageFiles.mjs';
import { TEXT } from './poFiles.mjs';

// The texts of a shop file that are said in several languages, as entries of a catalogue.

/** The shop files of the project, from its root. */
export function shopFiles() {
  return readdirSync(path.join(root, 'shops'))
    .map((name) => path.posix.join('shops', name, 'shop.json'))
    .filter((file) => existsSync(path.join(root, file)));
}

const readShop = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Finds the texts by their places, such as `platforms.cars.name`. */
function* textsOf(value, names) {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value[SOURCE_LANGUAGE] === 'string') {
    yield { name: names.join('.'), texts: value };
    return;
  }
  for (const [key, one] of Object.entries(value)) {
    yield* textsOf(one, [...names, typeof one?.id === 'string' ? one.id : key]);
  }
}

const entryName = (file, name) => `${path.posix.dirname(file)}:${name}`;

/** @returns {import('./poFiles.mjs').Entry[]} none for a language that the shop does not offer */
export function shopEntries(file, language) {
  const shop = readShop(file);
  if (!(shop.languages ?? []).includes(language)) return [];
  return [...textsOf(shop, [])].map(({ name, texts }) => ({
    name: entryName(file, name),
    source: [texts[SOURCE_LANGUAGE]],
    forms: typeof texts[language] === 'string' ? { [TEXT]: texts[language] } : {},
    note: '',
    reference: file,
  }));
}

/** The text of a shop file with the translations of entries. */
export async function shopWith(file, language, entries) {
  const shop = readShop(file);
  const byName = new Map(entries.map(({ name, forms }) => [name, forms[TEXT]]));
  for (const { name, texts } of textsOf(shop, [])) {
    const text = byName.get(entryName(file, name));
    if (text !== undefined) texts[language] = text;
  }
  return formatted(root, file, JSON.stringify(shop, null, 2));
}
