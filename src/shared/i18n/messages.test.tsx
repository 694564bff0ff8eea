import { render } from '@testing-library/react';
import { type Language, allLanguages } from './languages';
import {
  defineMessages,
  hasMessages,
  loadMessages,
  replaceMessages,
  subscribeToMessages,
  withMessages,
} from './messages';
import type { TranslationOf } from './translation';

const en = {
  title: 'Bikes',
  found: '{count} of {total}',
  account: 'Already here? {login}',
  items: { one: '{count} item', other: '{count} items' },
  items_in: { one: '{count} item in {place}', other: '{count} items in {place}' },
  colors: { red: 'Red' },
} as const;

const nl = {
  title: 'Fietsen',
  found: '{total}, waarvan {count}',
  account: '{login} als je er al bent',
  items: { one: '{count} artikel', other: '{count} artikelen' },
  items_in: { one: '{count} artikel in {place}', other: '{count} artikelen in {place}' },
  colors: { red: 'Rood' },
} as const;

nl satisfies TranslationOf<typeof en, typeof nl>;

const load = jest.fn(() => Promise.resolve({ messages: nl }));
const loadEnglish = jest.fn(() => Promise.resolve({ messages: en }));
const importsOf = <Load,>(loadAny: Load) =>
  Object.fromEntries(allLanguages.map((language) => [language, loadAny])) as Readonly<
    Record<Language, Load>
  >;
const imports = { ...importsOf(load), en: loadEnglish };
const set = defineMessages(imports);

// English is loaded for all tests.
beforeAll(() => set.load('nl'));

test('texts are strings, or functions of what they have in braces', () => {
  const m = set.in('nl');
  expect(m.title).toBe('Fietsen');
  expect(m.colors.red).toBe('Rood');
  expect(m.found({ count: 3, total: 12_345 })).toBe('12.345, waarvan 3');
  expect(set.in('en').found({ count: 3, total: 12_345 })).toBe('3 of 12,345');
});

test.each([
  [0, '0 items', '0 artikelen'],
  [1, '1 item', '1 artikel'],
  [2, '2 items', '2 artikelen'],
  [1000, '1,000 items', '1.000 artikelen'],
])('%p things are counted as %s and %s', (count, english, dutch) => {
  expect(set.in('en').items({ count })).toBe(english);
  expect(set.in('nl').items({ count })).toBe(dutch);
  expect(set.in('nl').items_in({ count, place: 'Oranjestad' })).toBe(`${dutch} in Oranjestad`);
});

test('a value may be an element, at the place where the language has it', () => {
  const { container } = render(set.in('nl').account({ login: <a href="/login">Inloggen</a> }));
  expect(container.innerHTML).toBe('<a href="/login">Inloggen</a><span> als je er al bent</span>');
});

test('what a value says is not read as a placeholder', () => {
  expect(set.in('en').found({ count: '{total}', total: '{count}' })).toBe('{total} of {count}');
});

test('a language is fetched once; one that could not be fetched is tried again', async () => {
  expect(load).toHaveBeenCalledTimes(1);
  await set.load('nl');
  expect(load).toHaveBeenCalledTimes(1);
  load.mockRejectedValueOnce(new Error('offline'));
  await expect(loadMessages('es')).rejects.toThrow('offline');
  expect(hasMessages('es')).toBe(false);
  // Until it is loaded, the first loaded language is the fallback.
  expect(set.in('es').title).toBe('Bikes');
  const onLoaded = jest.fn();
  const unsubscribe = subscribeToMessages(onLoaded);
  await loadMessages('es');
  expect(onLoaded).toHaveBeenCalledTimes(1);
  unsubscribe();
  expect(hasMessages('es')).toBe(true);
  expect(set.in('es').title).toBe('Fietsen');
});

test('no language needs another one', async () => {
  loadEnglish.mockClear();
  const dutch = defineMessages(imports);
  expect(() => dutch.in('nl')).toThrow('No message bundle is loaded');
  await dutch.load('nl');
  expect(dutch.in('nl').title).toBe('Fietsen');
  // English is not loaded; the loaded language is the fallback.
  expect(dutch.in('en').title).toBe('Fietsen');
  expect(loadEnglish).not.toHaveBeenCalled();
});

test('code waits for its messages, and fails only where there are none in any language', async () => {
  const loadNone = () => Promise.reject<{ messages: typeof en }>(new Error('offline'));
  const late = defineMessages({ ...imports, en: loadNone });
  await loadMessages('nl');
  await expect(withMessages(Promise.resolve('code'))).resolves.toBe('code');
  expect(late.in('en').title).toBe('Fietsen');
  defineMessages(importsOf(loadNone));
  await expect(withMessages(Promise.resolve('code'))).rejects.toThrow('offline');
});

test('the pseudo-language is longer, has accents and keeps the placeholders', async () => {
  await set.load('xa' as 'en');
  const m = set.in('xa' as 'en');
  expect(m.title).toMatch(/^Ɓîķéš ö+$/);
  expect(m.items({ count: 2 })).toMatch(/^2 îţéɱš ö/);
});

describe('a translation that differs from the source does not compile', () => {
  type Of<Target> = TranslationOf<typeof en, Target>;
  const rest = { ...nl };
  const withoutTitle = { ...rest, title: undefined };
  const superfluous = { ...rest, subtitle: 'x' } as const;
  const misspelt = { ...rest, found: '{total}, waarvan {cuont}' } as const;
  const lost = { ...rest, found: 'waarvan {count}' } as const;
  const added = { ...rest, title: 'Fietsen {count}' } as const;
  const noPlural = { ...rest, items: '{count} artikelen' } as const;
  const otherForm = { ...rest, items: { ...rest.items, first: '{count}' } } as const;
  const lostInPlural = { ...rest, items_in: { one: '{count}', other: '{count}' } } as const;
  const lostInGroup = { ...rest, colors: {} } as const;

  test('TypeScript refuses each of these', () => {
    rest satisfies Of<typeof rest>;
    // @ts-expect-error a message is missing
    withoutTitle satisfies Of<typeof withoutTitle>;
    // @ts-expect-error the source has no such message
    superfluous satisfies Of<typeof superfluous>;
    // @ts-expect-error a placeholder is misspelt
    misspelt satisfies Of<typeof misspelt>;
    // @ts-expect-error a placeholder is lost
    lost satisfies Of<typeof lost>;
    // @ts-expect-error a placeholder is added
    added satisfies Of<typeof added>;
    // @ts-expect-error plural forms are lost
    noPlural satisfies Of<typeof noPlural>;
    // @ts-expect-error there is no such plural form
    otherForm satisfies Of<typeof otherForm>;
    // @ts-expect-error the plural lost a placeholder
    lostInPlural satisfies Of<typeof lostInPlural>;
    // @ts-expect-error a group lost a message
    lostInGroup satisfies Of<typeof lostInGroup>;
    // @ts-expect-error a value is missing
    expect(() => set.in('en').found({ count: 1 })).not.toThrow();
  });
});

test('texts that development has replaced are shown in the place of the old ones', async () => {
  const replaced = defineMessages({ ...imports, es: () => Promise.resolve({ messages: en }) });
  await replaced.load('es');
  await replaced.load('nl');
  const listener = jest.fn();
  const stop = subscribeToMessages(listener);
  const newer = { ...en, title: 'Cycles' };
  replaceMessages(en, newer);
  replaceMessages(newer, { ...en, title: 'Wheels' });
  stop();
  expect([replaced.in('es').title, replaced.in('nl').title]).toEqual(['Wheels', 'Fietsen']);
  expect(listener).toHaveBeenCalled();
});
