import { render } from '@testing-library/react';
import type { Language } from './languages';
import {
  type Translation,
  defineMessages,
  hasMessages,
  loadMessages,
  subscribeToMessages,
  withMessages,
} from './messages';

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
} satisfies Translation<typeof en>;

const load = jest.fn(() => Promise.resolve({ messages: nl }));
const loadEnglish = jest.fn(() => Promise.resolve({ messages: en }));
const importFile = (language: Language) => (language === 'en' ? loadEnglish() : load());
const set = defineMessages<typeof en>(importFile);

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
  const dutch = defineMessages<typeof en>(importFile);
  expect(() => dutch.in('nl')).toThrow('No message bundle is loaded');
  await dutch.load('nl');
  expect(dutch.in('nl').title).toBe('Fietsen');
  // English is not loaded; the loaded language is the fallback.
  expect(dutch.in('en').title).toBe('Fietsen');
  expect(loadEnglish).not.toHaveBeenCalled();
});

test('code waits for its messages, and fails only where there are none in any language', async () => {
  const loadNone = () => Promise.reject<{ messages: unknown }>(new Error('offline'));
  const late = defineMessages<typeof en>((language) =>
    language === 'en' ? loadNone() : importFile(language),
  );
  await loadMessages('nl');
  await expect(withMessages(Promise.resolve('code'))).resolves.toBe('code');
  expect(late.in('en').title).toBe('Fietsen');
  defineMessages(loadNone);
  await expect(withMessages(Promise.resolve('code'))).rejects.toThrow('offline');
});

test('the pseudo-language is longer, has accents and keeps the placeholders', async () => {
  await set.load('xa' as 'en');
  const m = set.in('xa' as 'en');
  expect(m.title).toMatch(/^Ɓîķéš ö+$/);
  expect(m.items({ count: 2 })).toMatch(/^2 îţéɱš ö/);
});

test('a translation that differs from the source does not compile', () => {
  nl satisfies Translation<typeof en>;
  // @ts-expect-error a message is missing
  ({ ...nl, title: undefined }) satisfies Translation<typeof en>;
  // @ts-expect-error the source has no such message
  ({ ...nl, subtitle: 'x' }) satisfies Translation<typeof en>;
  // @ts-expect-error a placeholder is misspelt
  ({ ...nl, found: '{total}, waarvan {cuont}' }) satisfies Translation<typeof en>;
  // @ts-expect-error a placeholder is lost
  ({ ...nl, found: 'waarvan {count}' }) satisfies Translation<typeof en>;
  // @ts-expect-error there is no such plural form
  ({ ...nl, items: { ...nl.items, first: '{count}' } }) satisfies Translation<typeof en>;
  // @ts-expect-error the plural lost a placeholder
  ({ ...nl, items_in: { one: '{count}', other: '{count}' } }) satisfies Translation<typeof en>;
  // @ts-expect-error a group lost a message
  ({ ...nl, colors: {} }) satisfies Translation<typeof en>;
  // One text serves for all numbers, and a form may do without its number.
  ({ ...nl, items: '{count} stuks' }) satisfies Translation<typeof en>;
  ({ ...nl, items: { one: 'een artikel', other: '{count} artikelen' } }) satisfies Translation<
    typeof en
  >;
  // @ts-expect-error a value is missing
  expect(() => set.in('en').found({ count: 1 })).not.toThrow();
});
