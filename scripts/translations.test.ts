import fs from 'node:fs';
import path from 'node:path';
import { testShopFile } from '../src/testing/testShop';
import { sourceFiles } from './lib/sourceFiles';

const root = path.join(__dirname, '..');

/** Every string in a value, and the strings in its objects. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts of a shop file in a language. */
function shopTexts(value: unknown, language: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const texts = value as Readonly<Record<string, unknown>>;
  return 'en' in texts
    ? textsIn(texts[language])
    : Object.values(texts).flatMap((one) => shopTexts(one, language));
}

/** What visitors read in a language: messages, and the texts of our shops. */
function textsOf(language: string): readonly string[] {
  const messages = sourceFiles
    .filter((file) => file.endsWith(`/messages/${language}.ts`))
    .flatMap((file) => textsIn(jest.requireActual(path.join(root, file))));
  const shops = ['dushi-market', 'bunita'].flatMap((shop) =>
    shopTexts(
      JSON.parse(fs.readFileSync(path.join(root, 'shops', shop, 'shop.json'), 'utf8')),
      language,
    ),
  );
  return [...messages, ...shops];
}

test.each(testShopFile.languages.filter((language) => language !== 'en'))(
  'texts in %s follow the rules of docs/languages.md',
  (language) => {
    const texts = textsOf(language);
    expect(texts.length).toBeGreaterThan(350);
    // Four dots are the specification's English. An arrow stays with the word before it. An
    // apostrophe is a letter of its own.
    expect(texts.filter((text) => /\.{4}|(?<!\u00a0)→|'/.test(text))).toEqual([]);
  },
);

/** The texts of an object by their paths, those of plural forms together. */
function textsByName(value: object, name = ''): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    typeof one === 'object' && one !== null && !('other' in one)
      ? textsByName(one, `${name}.${key}`)
      : [[`${name}.${key}`, textsIn(one).join(' ')] as const],
  );
}

test('no translation has a placeholder that English lacks', () => {
  const namesIn = (text: string) => new Set(text.match(/\{\w+\}/g));
  const files = sourceFiles.filter((file) => /\/messages\/[\w-]+\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(60);
  const added = files.flatMap((file) => {
    const source = path.join(root, path.dirname(file), 'en.ts');
    const english = new Map(textsByName(jest.requireActual<object>(source)));
    return textsByName(jest.requireActual<object>(path.join(root, file))).filter(([name, text]) =>
      [...namesIn(text)].some((one) => !namesIn(english.get(name) ?? '').has(one)),
    );
  });
  expect(added).toEqual([]);
});

test('a Papiamento noun ends in -nan after an article or its like, and nowhere else', () => {
  const article = /\b(?:e|nos|bo|su|mi)\b/i;
  // They are pronouns.
  const pronouns = new Set(['esakinan', 'otronan']);
  const wrong = textsOf('pap').filter((text) =>
    text.split(/[.:;]/).some((part) =>
      [...part.matchAll(/\p{L}+nan\b/giu)].some(
        ({ 0: word, index }) =>
          !pronouns.has(word.toLowerCase()) &&
          // Words that a sentence puts into another one.
          word !== part &&
          !article.test(part.slice(0, index)),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

test('Dutch has one word for what is kept', () => {
  expect(textsOf('nl').filter((text) => /opslaan|opgeslagen/i.test(text))).toEqual([]);
});
