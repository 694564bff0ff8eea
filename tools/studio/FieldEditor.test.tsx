import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { shopFileSchema } from '../../shop-file/shopFile';
import { resolveTheme } from '../../shop-file/theme/themeColors';
import shopJson from '../../shops/dushi-market/shop.json';
import { testShopFile } from '../../src/testing/testShop';
import type { JsonObject } from './contract';
import { FieldEditor } from './FieldEditor';
import { type Field, fieldOf } from './fields';
import { type Form, FormProvider } from './FormContext';
import { type Path, isObject, partAt, withPart } from './places';

const form = fieldOf(shopFileSchema);
const theme = resolveTheme(testShopFile.theme, testShopFile.platforms);

/** The field of a place, through groups alone. */
function fieldAt(path: Path): Field {
  return path.reduce<Field>((field, name) => {
    const found = field.kind === 'group' && field.entries.find(([own]) => own === name);
    if (!found) throw new Error(`No field ${String(name)}`);
    return found[1];
  }, form);
}

/** The input of one part of the built-in shop's file, with the file as it becomes. */
function openField(label: string, path: Path) {
  let file = shopJson as unknown as JsonObject;
  function Editor() {
    const [value, setValue] = useState(file);
    file = value;
    const context: Form = {
      value,
      set: (at, part) => {
        setValue((old) => {
          const whole = withPart(old, at, part, form);
          return isObject(whole) ? whole : old;
        });
      },
      use: () => undefined,
      faults: [],
      contrast: [],
      theme,
      languages: ['en', 'nl'],
      names: ['logo.svg'],
    };
    return (
      <FormProvider value={context}>
        <FieldEditor label={label} field={fieldAt(path)} path={path} value={partAt(value, path)} />
      </FormProvider>
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
  const { part, press } = openField('Social', ['social']);
  const before = namesOf(part());
  await press('Add to social');
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
  const { part, press } = openField('Roles', ['about', 'roles']);
  const [first, second, ...others] = part() as readonly JsonObject[];
  const [before, after] = namesOf([first, second]);
  await press(`Move ${String(after)} up`);
  expect(part()).toEqual([second, first, ...others]);
  await press(`Remove ${String(before)}`);
  expect(part()).toEqual([second, ...others]);
});

test('a colour is derived, and given by hand again', async () => {
  const { part, press } = openField('Color', ['theme', 'color']);
  const prose = ['theme', 'color', 'prose'];
  const primary = part(['theme', 'color', 'primary']);
  await press('Prose: derive it');
  expect(part(prose)).toBeUndefined();
  expect(screen.queryByLabelText('Prose')).not.toBeInTheDocument();
  expect(screen.getByText(`derived ${theme.colors.prose}`)).toBeVisible();

  await press('Prose: use an own value');
  expect(part(prose)).toMatchObject({ $value: { colorSpace: 'srgb', hex: theme.colors.prose } });
  const text = screen.getByLabelText('Prose');
  await userEvent.clear(text);
  await userEvent.paste('#333333');
  expect(part(prose)).toMatchObject({ $value: { components: [0.2, 0.2, 0.2], hex: '#333333' } });
  expect(part(['theme', 'color', 'primary'])).toBe(primary);
  expect(screen.queryByLabelText('Primary: derive it')).not.toBeInTheDocument();
});
