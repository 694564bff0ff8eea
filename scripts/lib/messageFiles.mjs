import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './buildOnce.mjs';
import { formatted } from './formatted.mjs';
import { TEXT } from './poFiles.mjs';

// The message files, `messages/<language>.ts` beside the screens, as flat lists of texts. The name
// of a text has dots where it is in a group or is a form of a plural: `colors.red`, `items.one`.

export const SOURCE_LANGUAGE = 'en';

const SOURCES = path.join(root, 'src');
const TRANSLATION = path.join(SOURCES, 'shared/i18n/messages');

/** The languages of the storefront, by their codes in addresses, with their tags (BCP 47). */
export function readLanguages() {
  const file = path.join(SOURCES, 'shared/i18n/languages.ts');
  const source = parse(file);
  const languages = new Map();
  for (const { name, initializer } of objectOf(source, file).properties) {
    const tag = initializer.properties.find((property) => property.name.text === 'tag');
    languages.set(name.text, tag.initializer.text);
  }
  return languages;
}

/** @throws Error where a code of a language cannot be in an address */
export function checkLanguageCode(code) {
  if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/.test(code))
    throw new Error('A language is a code as in addresses: de, pt-br, zh-hant');
}

function parse(file) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The folders of message files, from the project's root, in order. */
export function messageFolders() {
  return ['src', 'tools'].flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true })
      .filter((name) => name.endsWith(`messages/${SOURCE_LANGUAGE}.ts`))
      .map((name) => path.posix.join(top, path.dirname(name)))
      .sort(),
  );
}

/**
 * The texts of one file, by name, in their order, with the comments before each and before its groups.
 * @returns {Map<string, { text: string, note: string }>}
 */
export function readMessages(folder, language) {
  const file = path.join(root, folder, `${language}.ts`);
  const source = parse(file);
  const texts = new Map();
  const add = (object, names, notes) => {
    for (const property of object.properties) {
      const path = [...names, property.name.text];
      const note = [...notes, noteBefore(property, source)].filter(Boolean);
      const { initializer } = property;
      if (ts.isObjectLiteralExpression(initializer)) {
        add(initializer, path, note);
        continue;
      }
      if (!ts.isStringLiteralLike(initializer))
        throw new Error(`${file}: ${path.join('.')} is no text`);
      texts.set(path.join('.'), { text: initializer.text, note: note.join(' ') });
    }
  };
  add(objectOf(source, file), [], []);
  return texts;
}

function objectOf(source, file) {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    let value = statement.declarationList.declarations[0].initializer;
    while (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) value = value.expression;
    if (ts.isObjectLiteralExpression(value)) return value;
  }
  throw new Error(`${file} has no messages`);
}

function noteBefore(property, source) {
  const ranges = ts.getLeadingCommentRanges(source.text, property.getFullStart()) ?? [];
  return ranges
    .map(({ pos, end }) => source.text.slice(pos, end).replace(/^\/\/ ?|^\/\*\*? ?| ?\*\/$/g, ''))
    .join(' ');
}

const titleOf = (folder) => folder.replace(/^src\/(?:features\/)?|\/messages$/g, '');

/** The group of a text, which may be a plural, and its own name in that. */
function splitName(name) {
  const dot = name.lastIndexOf('.');
  return [name.slice(0, Math.max(dot, 0)), name.slice(dot + 1)];
}

/**
 * The messages of a folder as entries of a catalogue, in the order of the source.
 * @param language  of the translations. Without its file, nothing is translated.
 * @returns {import('./poFiles.mjs').Entry[]}
 */
export function messageEntries(folder, language) {
  const source = readMessages(folder, SOURCE_LANGUAGE);
  const isThere = existsSync(path.join(root, folder, `${language}.ts`));
  const translated = isThere ? readMessages(folder, language) : new Map();
  const entries = new Map();
  for (const [name, { text, note }] of source) {
    const [group] = splitName(name);
    const id = source.has(`${group}.other`) ? group : name;
    const entry = entries.get(id) ?? {
      name: `${titleOf(folder)}.${id}`,
      source: [],
      forms: {},
      note,
      reference: `${folder}/${SOURCE_LANGUAGE}.ts`,
    };
    entry.source.push(text);
    entries.set(id, entry);
  }
  // Other languages may have plural forms of a number where English has one text.
  for (const entry of entries.values())
    if (entry.source.length === 1 && entry.source[0].includes('{count}'))
      entry.source.push(entry.source[0]);
  for (const [name, { text }] of translated) {
    const [group, form] = splitName(name);
    const entry = entries.get(name);
    if (entry === undefined) entries.get(group).forms[form] = text;
    else entry.forms[entry.source.length > 1 ? 'other' : TEXT] = text;
  }
  return [...entries.values()];
}

/** Writes the translations of entries into the file of a folder. English stands in for what has none. */
export async function writeEntries(folder, language, entries) {
  const texts = new Map();
  for (const { name, source, forms } of entries) {
    const id = name.slice(titleOf(folder).length + 1);
    const [text, other] = source;
    const english = text === other || other === undefined ? { other: text } : { one: text, other };
    const { [TEXT]: own, other: last = own, ...rest } = Object.keys(forms).length ? forms : english;
    for (const [form, one] of Object.entries(rest)) texts.set(`${id}.${form}`, one);
    texts.set(Object.keys(rest).length > 0 ? `${id}.other` : id, last);
  }
  await writeMessages(folder, language, texts);
}

/** Writes the file of a translation. @param texts by name, in the order of the source */
async function writeMessages(folder, language, texts) {
  const folderPath = path.join(root, folder);
  const file = path.join(folderPath, `${language}.ts`);
  const translation = path.relative(folderPath, TRANSLATION).split(path.sep).join('/');
  const tree = {};
  for (const [name, text] of texts) {
    const names = name.split('.');
    const last = names.pop();
    let node = tree;
    for (const step of names) node = node[step] ??= {};
    node[last] = text;
  }
  const code = [
    `import type { Translation } from '${translation}';`,
    `import type { messages as ${SOURCE_LANGUAGE} } from './${SOURCE_LANGUAGE}';`,
    '',
    `export const messages = ${JSON.stringify(tree, null, 2).replaceAll('\u00ad', '\\u00ad').replaceAll('\u00a0', '\\u00a0')} satisfies Translation<typeof ${SOURCE_LANGUAGE}>;`,
    '',
  ].join('\n');
  mkdirSync(folderPath, { recursive: true });
  writeFileSync(file, await formatted(root, path.relative(root, file), code));
}

/**
 * What the screens are called in the browser's tab, by the ids of their routes; `notFound` is that of
 * unknown addresses. Home has the title of the shop.
 */
export function readTitles(language) {
  const text = (folder, key) => readMessages(`src/${folder}/messages`, language).get(key).text;
  const comingSoon = [...readMessages('src/features/placeholders/messages', language)]
    .filter(([key]) => key.startsWith('pages.'))
    .map(([key, page]) => [key.slice('pages.'.length), page.text]);
  const screens = messageFolders()
    .map((folder) => path.posix.dirname(folder).replace('src/features/', ''))
    .filter((name) => existsSync(path.join(SOURCES, `features/${name}/${name}Screen.ts`)))
    .map((name) => [name, readMessages(`src/features/${name}/messages`, language).get('title')])
    .filter(([, title]) => title !== undefined)
    .map(([name, title]) => [name, title.text]);
  return {
    ...Object.fromEntries(screens),
    login: text('features/auth', 'loginTitle'),
    signup: text('features/auth', 'signupTitle'),
    notFound: text('features/shell/errors', 'title'),
    ...Object.fromEntries(comingSoon),
  };
}

/**
 * The ids of the routes that a path without its language may lead to, each with a title of its own.
 * @param paths of the shop, by their ids
 */
export function routesAt(pathname, paths) {
  if (pathname.startsWith('/no/such')) return ['notFound'];
  const titles = readTitles(SOURCE_LANGUAGE);
  for (const [id, start] of Object.entries(paths)) {
    if (!Object.hasOwn(titles, id)) continue;
    if (pathname.replace(/\/$/, '') === start) return [id];
    if (pathname.startsWith(`${start}/`)) return [id, 'notFound'];
  }
  return [];
}
