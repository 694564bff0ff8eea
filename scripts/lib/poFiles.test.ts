import fc from 'fast-check';
import { pluralForms } from '../../scripts/lib/pluralForms.mjs';
import { type Entry, readPo, writePo } from '../../scripts/lib/poFiles.mjs';

const about = { note: '', reference: 'src/messages/en.ts' };

const entry = (source: string, text?: string): Entry => ({
  ...about,
  name: 'bikes.title',
  source: [source],
  forms: text === undefined ? {} : { text },
});

const counted = (forms: Readonly<Record<string, string>>): Entry => ({
  ...about,
  name: 'bikes.count',
  source: ['{count} bike of {place}', '{count} bikes of {place}'],
  forms,
});

test.each([
  ['pap-AW', 2, ['one', 'other']],
  ['pt-BR', 2, ['one', 'other']],
  ['zh-Hant', 1, ['other']],
  ['pl', 3, ['one', 'few', 'many']],
  ['cs', 3, ['one', 'few', 'other']],
  ['ar', 6, ['zero', 'one', 'two', 'few', 'many', 'other']],
])('%s has %d forms of a plural: %j', (tag, count, names) => {
  const { header, names: found } = pluralForms(tag);
  expect(header).toMatch(
    new RegExp(`^nplurals=${String(count)}; plural=\\([n\\d %=!<>&|?:()]+\\);$`),
  );
  expect(found).toEqual(names);
});

test('a language whose plural nobody has written down is refused', () => {
  expect(() => pluralForms('cy')).toThrow('gettext has no plural forms of cy');
});

test('whatever a text says, it comes back as it was', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(text, text, (source, translation) => {
      const english = source.replaceAll('{', '');
      const dutch = translation.replaceAll('{', '') || 'x';
      // The same text counts as untranslated.
      fc.pre(english !== '' && dutch !== english);
      const entries = [entry(english, dutch)];
      expect(readPo(writePo(entries, 'nl'), [entry(english)], 'nl')).toEqual(entries);
    }),
    { numRuns: 200 },
  );
});

test('the three forms of a Polish plural come back', () => {
  const forms = {
    one: '{count} rower z {place}',
    few: '{count} rowery z {place}',
    many: '{count} rowerów z {place}',
  };
  const file = writePo([counted(forms)], 'pl');
  expect(readPo(file, [counted({})], 'pl')).toEqual([counted({ ...forms, other: forms.many })]);
});

test.each([
  ['Fiets {aantal}', 'bikes.title lacks {count} and has {aantal}, which English lacks'],
  ['Fiets', 'bikes.title lacks {count}'],
  ['Fiets {count} {count}', null],
])('the translation %j of a text with a placeholder: %p', (translation, fault) => {
  const source = entry('Bike {count}');
  const file = writePo([entry('Bike {count}', translation)], 'nl');
  const read = () => readPo(file, [source], 'nl');
  if (fault === null) expect(read).not.toThrow();
  else expect(read).toThrow(fault);
});

test('one form of a plural may do without its number, a placeholder of no form may be lost', () => {
  const read = (one: string, other: string) =>
    readPo(writePo([counted({ one, other })], 'nl'), [counted({})], 'nl');
  expect(() => read('één fiets uit {place}', '{count} fietsen uit {place}')).not.toThrow();
  expect(() => read('één fiets', '{count} fietsen')).toThrow('bikes.count lacks {place}');
  expect(() => read('één fiets', '')).toThrow('bikes.count lacks a form: it has one, other');
});

test('a file with the plural forms of another language is refused', () => {
  const file = writePo([counted({})], 'pl');
  expect(() => readPo(file, [counted({})], 'nl')).toThrow('nl has other plural forms: nplurals=2');
});

test('a text without a translation is empty, and keeps the English that stands in for it', () => {
  const file = writePo([entry('Bikes', 'Bikes')], 'nl');
  expect(file).toContain('msgstr ""\n');
  expect(readPo(file, [entry('Bikes', 'Bikes')], 'nl')).toEqual([entry('Bikes', 'Bikes')]);
});
