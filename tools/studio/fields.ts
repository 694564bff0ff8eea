import * as v from 'valibot';
import { languages } from '../../src/shared/i18n/languages';
import type { Path } from './places';

/** A part of the shop file as the form shows it, made from its schema. */
export type Field = {
  readonly isOptional: boolean;
  /** What an owner has to know of it. */
  readonly hint?: string | undefined;
} & FieldForm;

type FieldForm =
  | { readonly kind: 'group'; readonly entries: readonly (readonly [string, Field])[] }
  | { readonly kind: 'list'; readonly item: Field }
  /** One text for all languages, or one for each. */
  | { readonly kind: 'texts'; readonly isLong: boolean }
  | { readonly kind: 'text'; readonly type: TextType; readonly isLong: boolean }
  | { readonly kind: 'number' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  /** Some of a list of words, in its order. */
  | { readonly kind: 'choices'; readonly options: readonly string[] }
  /** The name of a file in the shop's folder. */
  | { readonly kind: 'file'; readonly accepts: (name: string) => boolean }
  | { readonly kind: 'color' }
  | { readonly kind: 'gradient' }
  | { readonly kind: 'dimension' }
  /** A design token: its value is in `$value`. */
  | { readonly kind: 'token'; readonly value: Field }
  /** A word of its own meaning in place of a list. */
  | { readonly kind: 'word or list'; readonly word: string; readonly list: Field }
  /** Of a form that the studio does not know: edited as JSON. */
  | { readonly kind: 'json' };

type TextType = 'text' | 'url' | 'email' | 'tel';

/** More characters than fit one line of the form. */
const LINE_MAX = 60;

/** What the schemas of valibot have at run time, as far as forms need it. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly key?: string;
  readonly pipe?: readonly {
    readonly type: string;
    readonly requirement?: unknown;
    readonly description?: string;
  }[];
}

/** Fields that are a matter of editors and of the format. */
const isNote = (name: string) => name.startsWith('$');

/** The form of a schema. A field that is new in the schema is new in the form. */
export function fieldOf(schema: v.GenericSchema): Field {
  return field(schema);
}

function field(schema: Schema): Field {
  const hint = schema.pipe?.find(({ type }) => type === 'description')?.description;
  if (schema.type === 'optional' && schema.wrapped) {
    const wrapped = field(schema.wrapped);
    return { ...wrapped, isOptional: true, hint: hint ?? wrapped.hint };
  }
  return { isOptional: false, hint, ...formOf(schema) };
}

function formOf(schema: Schema): FieldForm {
  const { entries, item, options = [], literal } = schema;
  switch (schema.type) {
    case 'strict_object':
    case 'object':
      return entries ? objectForm(entries) : { kind: 'json' };
    case 'array':
      return item ? listForm(item) : { kind: 'json' };
    case 'string':
      return textForm(schema);
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'switch' };
    case 'picklist':
      return { kind: 'choice', options: options.map(String) };
    case 'literal':
      return { kind: 'choice', options: [String(literal)] };
    case 'variant':
      return variantForm(schema);
    case 'union':
      return unionForm(options as readonly Schema[]);
    default:
      return { kind: 'json' };
  }
}

function objectForm(entries: Readonly<Record<string, Schema>>): FieldForm {
  if (entries.$value) return { kind: 'token', value: field(entries.$value) };
  return {
    kind: 'group',
    entries: Object.entries(entries)
      .filter(([name]) => !isNote(name))
      .map(([name, entry]) => [name, field(entry)]),
  };
}

function listForm(item: Schema): FieldForm {
  if (item.type === 'picklist')
    return { kind: 'choices', options: (item.options ?? []).map(String) };
  const { color, position } = item.entries ?? {};
  if (color && position) return { kind: 'gradient' };
  return { kind: 'list', item: field(item) };
}

function variantForm({ key }: Schema): FieldForm {
  if (key === 'colorSpace') return { kind: 'color' };
  if (key === 'unit') return { kind: 'dimension' };
  return { kind: 'json' };
}

function unionForm(options: readonly Schema[]): FieldForm {
  const [text, object] = options;
  if (text?.type === 'string' && object?.entries?.en) {
    return { kind: 'texts', isLong: isLong(text) };
  }
  const list = options.find(({ type }) => type === 'array');
  const word = options.find(({ type }) => type === 'literal');
  if (list && word) {
    return { kind: 'word or list', word: String(word.literal), list: field(list) };
  }
  // The other one is the name of another token.
  const valued = options.filter(({ type }) => type !== 'string');
  const [only] = valued;
  return only && valued.length === 1 ? formOf(only) : { kind: 'json' };
}

function textForm(schema: Schema): FieldForm {
  const accepts = (text: string) => v.safeParse(schema as unknown as v.GenericSchema, text).success;
  if (!accepts('a') && fileNames.some(accepts)) return { kind: 'file', accepts };
  return { kind: 'text', type: typeOf(accepts), isLong: isLong(schema) };
}

const fileNames = ['a.webp', 'a.svg', 'a.png', 'a.jpg', 'a.woff2'];

/** What a text is, by what its schema takes. */
function typeOf(accepts: (text: string) => boolean): TextType {
  if (accepts('A')) return 'text';
  if (accepts('https://shop.example')) return 'url';
  if (accepts('hello@shop.example')) return 'email';
  if (accepts('+297 555 0100')) return 'tel';
  return 'text';
}

function isLong({ pipe = [] }: Schema): boolean {
  const longest = pipe.find(({ type }) => type === 'max_length')?.requirement;
  return typeof longest === 'number' && longest > LINE_MAX && longest < 2_000;
}

/** Words that a name splits into do not always say what is meant. */
const names: Readonly<Record<string, string>> = {
  color: 'Colours',
  gradient: 'Gradients',
  id: 'Short name',
  mapUrl: 'Map link',
  radius: 'Corners',
  social: 'Social links',
  url: 'Link',
};

/** A place as the form names it: `platforms[0].tint` is `Platforms 1, tint`. */
export function placeLabel(path: Path): string {
  const end = path.indexOf('$value');
  const steps = end === -1 ? path : path.slice(0, end);
  return steps
    .reduce<string>((label, step) => {
      if (typeof step === 'number') return `${label} ${String(step + 1)}`;
      return label === '' ? labelOf(step) : `${label}, ${labelOf(step).toLowerCase()}`;
    }, '')
    .trim();
}

/** The name of a language, where a word is one. */
export const languageName = (word: string): string | undefined =>
  (languages as Readonly<Record<string, { readonly name: string } | undefined>>)[word]?.name;

/** A field's name for people: `loginWelcome` is `Login welcome`. */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return names[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
