import { po } from 'gettext-parser';
import { pluralForms } from './pluralForms.mjs';

// Catalogues of texts as gettext's PO files, which Weblate, Crowdin and Poedit read and write.
// https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html

/**
 * A text and its translation.
 * @typedef {object} Entry
 * @property {string} name  unique in its catalogue: the context of the text
 * @property {readonly string[]} source  the English text, or its singular and plural
 * @property {Readonly<Record<string, string>>} forms  the translation: `text`, or the forms of a plural
 *   by their names in CLDR
 * @property {string} note  for translators
 * @property {string} reference  the file that has the English text
 */

/** The name of the one form of a text that is no plural. */
export const TEXT = 'text';

const placeholdersOf = (text) => new Set(text.match(/\{\w+\}/g));
const isPlural = ({ source }) => source.length > 1;
const formNames = (entry, tag) => (isPlural(entry) ? pluralForms(tag).names : [TEXT]);

/** The entries of a PO file by their contexts, with its headers. */
function parsePo(text) {
  const { headers, translations } = po.parse(text, { validation: false });
  const entries = Object.values(translations)
    .flatMap((ofContext) => Object.values(ofContext))
    .filter(({ msgctxt, msgid }) => msgctxt !== undefined && msgid !== '');
  return { headers, entries: new Map(entries.map((entry) => [entry.msgctxt, entry])) };
}

const isSame = (some, others) =>
  some.length === others.length && some.every((one, index) => one === others[index]);
const sourceOf = ({ msgid, msgid_plural: plural }) =>
  plural === undefined ? [msgid] : [msgid, plural];
const isFuzzy = (before) => /\bfuzzy\b/.test(before?.comments?.flag ?? '');
const quoted = (keyword, text) => `${keyword} ${JSON.stringify(text)}`;

/** The English that a translation was made of, if it is no longer the present one. */
function previousSource(before, entry, strings) {
  if (before === undefined || !isSame(before.msgstr, strings)) return null;
  if (isSame(sourceOf(before), entry.source))
    return isFuzzy(before) ? before.comments.previous : null;
  const [text, plural] = sourceOf(before);
  return plural === undefined
    ? quoted('msgid', text)
    : `${quoted('msgid', text)}\n${quoted('msgid_plural', plural)}`;
}

function messageOf(entry, tag, before) {
  const [text, plural] = entry.source;
  let strings = formNames(entry, tag).map((name) => entry.forms[name] ?? entry.forms.other ?? '');
  // English stands in for what is not translated yet.
  const isUntranslated =
    before?.msgstr.every((one) => one === '') && strings.every((one) => entry.source.includes(one));
  if (isUntranslated) strings = strings.map(() => '');
  const previous = isUntranslated ? null : previousSource(before, entry, strings);
  const flags = [
    ...(previous === null ? [] : ['fuzzy']),
    // gettext and the tools check with it that all names in braces are kept.
    ...(placeholdersOf(entry.source.join('')).size > 0 ? ['python-brace-format'] : []),
  ];
  return {
    msgctxt: entry.name,
    msgid: text,
    ...(plural === undefined ? {} : { msgid_plural: plural }),
    msgstr: strings,
    comments: {
      translator: before?.comments?.translator ?? '',
      extracted: entry.note,
      reference: entry.reference,
      flag: flags.join(', '),
      previous: previous ?? '',
    },
  };
}

/**
 * Writes a catalogue.
 * @param {readonly Entry[]} entries
 * @param {string} tag  of the language, BCP 47
 * @param {string | null} before  the file as it is, whose headers and translators' comments stay. A
 *   translation of an English text that has changed since becomes fuzzy.
 */
export function writePo(entries, tag, before) {
  const old = before === null ? { headers: {}, entries: new Map() } : parsePo(before);
  const headers = {
    'Project-Id-Version': 'Dushi Market',
    ...old.headers,
    Language: tag.replaceAll('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': pluralForms(tag).header,
  };
  const translations = { '': { '': { msgid: '', msgstr: [''] } } };
  for (const entry of entries) {
    const message = messageOf(entry, tag, old.entries.get(entry.name));
    translations[entry.name] = { [message.msgid]: message };
  }
  const text = po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 });
  return `${text.toString('utf8').trimEnd()}\n`;
}

/** What is wrong with the placeholders of a translation, if anything is. */
function placeholderFault(entry, strings) {
  const expected = placeholdersOf(entry.source.join(''));
  const found = placeholdersOf(strings.join(''));
  // One form of a plural may do without its number.
  const lost = [...expected].filter((name) => !found.has(name));
  const added = [...found].filter((name) => !expected.has(name));
  const faults = [
    ...lost.map((name) => `lacks ${name}`),
    ...added.map((name) => `has ${name}, which English lacks`),
  ];
  return faults.length === 0 ? null : `${entry.name} ${faults.join(' and ')}`;
}

/**
 * Reads the translations of a catalogue. An entry that the file lacks, or has not translated yet, keeps
 * the translation that it has.
 * @returns {readonly Entry[]}
 * @throws Error if placeholders of a translation are lost, added or misspelt, or if it lacks forms
 */
export function readPo(text, entries, tag) {
  const { headers, entries: read } = parsePo(text);
  const count = Number(/nplurals\s*=\s*(\d+)/.exec(headers['Plural-Forms'] ?? '')?.[1]);
  const { header, names } = pluralForms(tag);
  if (count !== names.length) throw new Error(`${tag} has other plural forms: ${header}`);
  const faults = [];
  const corrected = entries.map((entry) => {
    const strings = read.get(entry.name)?.msgstr ?? [];
    if (strings.every((string) => string === '')) return entry;
    const forms = formNames(entry, tag);
    if (strings.length !== forms.length || strings.includes('')) {
      faults.push(`${entry.name} lacks a form: it has ${forms.join(', ')}`);
      return entry;
    }
    const fault = placeholderFault(entry, strings);
    if (fault !== null) faults.push(fault);
    return { ...entry, forms: Object.fromEntries(forms.map((name, at) => [name, strings[at]])) };
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return corrected;
}
