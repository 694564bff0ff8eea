import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { resolveTheme } from '../../../shop-file/theme/themeColors';
import shopJson from '../../../shops/dushi-market/shop.json';
import { allLanguages } from '../../../src/shared/i18n/languages';
import { testShopFile } from '../../../src/testing/testShop';
import type { Json, JsonObject } from '../contract';
import { type Path, isObject, labelOf, partAt, withPart } from '../places';
import { Field, ShopFields } from './Field';
import { type Form, FormContext } from './FormContext';
import { fieldsOf, shopSchema } from './shopSchema';

const theme = resolveTheme(testShopFile.theme, testShopFile.platforms);

/** The field of a place, through groups alone. */
function fieldAt(path: Path) {
  return path.reduce(
    ({ schema }, name) => {
      const found = fieldsOf(schema).find((field) => field.name === name);
      if (!found) throw new Error(`No field ${String(name)}`);
      return found;
    },
    { schema: shopSchema, isOptional: false },
  );
}

/** The input of one part of the built-in shop's file, or of all, with the file as it becomes. */
function openField(path: Path, faults: Form['faults'] = []) {
  let file = shopJson as unknown as JsonObject;
  function Editor() {
    const [value, setValue] = useState(file);
    file = value;
    const form: Form = {
      set: (at, part) => {
        setValue((old) => withPart(old, at, part) as JsonObject);
      },
      use: () => undefined,
      faults,
      contrast: [],
      theme,
      languages: allLanguages,
      names: ['logo.svg', 'a.webp', 'text.woff2'],
    };
    const { schema, isOptional } = fieldAt(path);
    const part = { label: labelOf(String(path.at(-1))), value: partAt(value, path) };
    return (
      <FormContext value={form}>
        {path.length === 0 ? (
          <ShopFields value={value} />
        ) : (
          <Field {...part} {...{ schema, path, isOptional }} />
        )}
      </FormContext>
    );
  }
  render(<Editor />);
  /** Roles of so many elements take seconds. */
  const press = async (name: string) => {
    const [button] = [
      ...screen.queryAllByLabelText(name, { selector: 'button' }),
      ...screen.queryAllByText(name, { selector: 'button' }),
    ];
    if (!button) throw new Error(`No button ${name}`);
    await userEvent.click(button);
  };
  return { part: (at: Path = path) => partAt(file, at), press };
}

const namesOf = (list: unknown) =>
  (list as readonly { readonly name: unknown }[]).map(({ name }) =>
    isObject(name as never) ? (name as { en: string }).en : name,
  );

test('links are added, written, moved and removed', async () => {
  const { part, press } = openField(['social']);
  const before = namesOf(part());
  await press('Add to social links');
  // A new one begins as the last.
  expect(namesOf(part())).toEqual([...before, before.at(-1)]);
  for (const [label, text] of [
    ['Name', 'Bluesky'],
    ['Link', 'https://social.example/shop'],
  ] as const) {
    const inputs = screen.getAllByLabelText<HTMLInputElement>(label);
    inputs.at(-1)?.select();
    inputs.at(-1)?.focus();
    await userEvent.paste(text);
  }
  expect(namesOf(part())).toEqual([...before, 'Bluesky']);
  expect(part(['social', before.length, 'url'])).toBe('https://social.example/shop');

  await press('Move Bluesky up');
  expect(namesOf(part())).toEqual([...before.slice(0, -1), 'Bluesky', before.at(-1)]);
  for (const name of before) await press(`Remove ${String(name)}`);
  expect(namesOf(part())).toEqual(['Bluesky']);
  expect(screen.queryByLabelText(/^Move/)).not.toBeInTheDocument();
  await press('Remove Bluesky');
  expect(part()).toEqual([]);
});

test('entries keep all that they hold when they change places', async () => {
  const { part, press } = openField(['about', 'roles']);
  const [first, second, ...others] = part() as readonly JsonObject[];
  const [before, after] = namesOf([first, second]);
  await press(`Move ${String(after)} up`);
  expect(part()).toEqual([second, first, ...others]);
  await press(`Remove ${String(before)}`);
  expect(part()).toEqual([second, ...others]);
});

test('a colour is derived, and given by hand again', async () => {
  const { part, press } = openField(['theme', 'color']);
  const prose = ['theme', 'color', 'prose'];
  const primary = part(['theme', 'color', 'primary']);
  await press('Prose: derive it');
  expect(part(prose)).toBeUndefined();
  expect(screen.getByLabelText('Prose')).toBeDisabled();
  expect(screen.getByLabelText('Prose')).toHaveValue(theme.colors.prose);

  await press('Prose: use an own value');
  expect(part(prose)).toMatchObject({ $value: { colorSpace: 'srgb', hex: theme.colors.prose } });
  const text = screen.getByLabelText('Prose');
  expect(text).toBeEnabled();
  await userEvent.clear(text);
  await userEvent.paste('#333333');
  expect(part(prose)).toMatchObject({ $value: { components: [0.2, 0.2, 0.2], hex: '#333333' } });
  expect(part(['theme', 'color', 'primary'])).toBe(primary);
  expect(screen.queryByLabelText('Primary: derive it')).not.toBeInTheDocument();
});

test.each<[string, Path, string, string | number]>([
  ['a text', ['name'], 'textbox', 'Dushi Market'],
  ['a link', ['contact', 'mapUrl'], 'textbox', shopJson.contact.mapUrl],
  ['a file', ['logo'], 'combobox', 'logo.svg'],
  ['a number', ['bikes', 'count'], 'spinbutton', shopJson.bikes.count],
  ['a corner', ['theme', 'radius', 'card'], 'textbox', '20px'],
])('%s', (_, path, role, value) => {
  openField(path);
  expect(screen.getByRole(role)).toHaveValue(value);
});

test('files of the kind of a field can be chosen', () => {
  openField(['errors', 'notFound']);
  const options = within(screen.getByRole('combobox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    shopJson.errors.notFound,
    'logo.svg',
    'a.webp',
  ]);
});

test('languages keep their order', async () => {
  const { part } = openField(['languages']);
  const before = part();
  for (let times = 0; times < 2; times++)
    await userEvent.click(screen.getByLabelText('Nederlands'));
  expect(part()).toEqual(before);
});

test('a text is one for all languages, or one for each', async () => {
  const { part, press } = openField(['place']);
  await press('Place: one text for each language');
  await userEvent.type(screen.getByLabelText('Place in Nederlands'), 'Eiland');
  expect(part()).toEqual({ en: 'Aruba', nl: 'Eiland' });
  await userEvent.clear(screen.getByLabelText('Place in Nederlands'));
  expect(part()).toEqual({ en: 'Aruba' });
  await press('Place: one text for all languages');
  expect(part()).toBe('Aruba');
});

test('an optional text, and an optional group, are left out', async () => {
  const line = openField(['terms']);
  await userEvent.type(screen.getByLabelText(/^Terms/), 'x');
  expect(line.part()).toBe('x');
  await userEvent.clear(screen.getByLabelText(/^Terms/));
  expect(line.part()).toBeUndefined();
});

test('what is wrong is said at the field', () => {
  openField(['contact', 'phone'], [{ place: 'contact.phone', message: 'must be a phone number' }]);
  const phone = screen.getByLabelText('Phone');
  expect(phone).toBeInvalid();
  expect(phone).toHaveAccessibleDescription(/country code.* must be a phone number/);
});

test('a gradient gets and loses colours', async () => {
  const { part, press } = openField(['theme', 'gradient', 'sunset']);
  const stops = () => partAt(part(), ['$value']) as readonly Json[];
  const before = stops();
  await press('Add a colour to Sunset');
  expect(stops()).toEqual([...before, { ...(before.at(-1) as JsonObject), position: 1 }]);
  await press(`Remove Sunset, colour 1`);
  expect(stops().length).toBe(before.length);
});

test('sections: single values first, then the look, then the rest', () => {
  openField([]);
  const titles = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(titles.slice(0, 4)).toEqual(['Shop', 'Colours', 'Gradients', 'Corners']);
  expect(titles).toContain('Platforms');
  expect(titles).not.toContain('Theme');
});

test('every value of the shop file has an input', () => {
  openField([]);
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const shown = [document.body.textContent, ...inputs.map(({ value }) => value)].join('\n');
  const leaves = (value: unknown): unknown[] =>
    isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(leaves) : [value];
  const { contact, social, promises, platforms, about, accounts, fonts } = shopJson;
  const lists = platforms.map(({ name, url, icon, subcategories }) => [
    name,
    url,
    icon,
    subcategories,
  ]);
  const parts = [contact, social, promises, lists, about, accounts, fonts];
  for (const leaf of parts.flatMap(leaves)) expect(shown).toContain(String(leaf));
});
