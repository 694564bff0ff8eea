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
 *   by their names in CLDR, of which `other` stands in for those that are missing
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

function messageOf(entry, tag) {
  const [text, plural] = entry.source;
  const strings = formNames(entry, tag).map((name) => entry.forms[name] ?? entry.forms.other ?? '');
  // English stands in for a missing translation.
  const isTranslated = !strings.every((one) => entry.source.includes(one));
  return {
    msgctxt: entry.name,
    msgid: text,
    ...(plural === undefined ? {} : { msgid_plural: plural }),
    msgstr: isTranslated ? strings : strings.map(() => ''),
    comments: {
      extracted: entry.note,
      reference: entry.reference,
      // gettext and the tools of translators then check that all names in braces are kept.
      flag: placeholdersOf(entry.source.join('')).size > 0 ? 'python-brace-format' : '',
    },
  };
}

/**
 * Writes a catalogue. A text that is the same as the English one counts as untranslated.
 * @param {readonly Entry[]} entries
 * @param {string} tag  of the language, BCP 47
 */
export function writePo(entries, tag) {
  const headers = {
    'Project-Id-Version': 'Dushi Market',
    Language: tag.replaceAll('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': pluralForms(tag).header,
  };
  const translations = { '': { '': { msgid: '', msgstr: [''] } } };
  for (const entry of entries) {
    const message = messageOf(entry, tag);
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

/** The language of a catalogue, BCP 47. */
export function poLanguage(text) {
  return (parsePo(text).headers.Language ?? '').replaceAll('_', '-');
}

/**
 * Reads the translations of a catalogue. An entry that the file lacks, or has not translated yet, keeps
 * the translation that it has.
 * @returns {readonly Entry[]}
 * @throws Error if placeholders of a translation are lost, added or misspelt, or if it lacks forms
 */
export function readPo(text, entries, tag) {
  const { headers, entries: translated } = parsePo(text);
  const count = Number(/nplurals\s*=\s*(\d+)/.exec(headers['Plural-Forms'] ?? '')?.[1]);
  const { header, names } = pluralForms(tag);
  if (count !== names.length) throw new Error(`${tag} has other plural forms: ${header}`);
  const faults = [];
  const corrected = entries.map((entry) => {
    const strings = translated.get(entry.name)?.msgstr ?? [];
    if (strings.every((string) => string === '')) return entry;
    const forms = formNames(entry, tag);
    if (strings.length !== forms.length || strings.includes('')) {
      faults.push(`${entry.name} lacks a form: it has ${forms.join(', ')}`);
      return entry;
    }
    const fault = placeholderFault(entry, strings);
    if (fault !== null) faults.push(fault);
    const read = Object.fromEntries(forms.map((name, at) => [name, strings[at]]));
    if (!isPlural(entry)) return { ...entry, forms: read };
    // Every language has it, for numbers that are not whole.
    const other = read.other ?? read.many ?? entry.source[1];
    const isOneText = strings.every((string) => string === other);
    return { ...entry, forms: isOneText ? { other } : { ...read, other } };
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return corrected;
}
