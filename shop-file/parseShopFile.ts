import * as v from 'valibot';
import { isTooDeep } from '../src/shared/lib/isTooDeep';
import { fault } from './shopFaults';
import { type ShopFile, shopFileSchema } from './shopFile';

/** Maximum nesting, far above that of any shop file. */
const DEPTH_MAX = 16;
/** Maximum entries of a list or object, above that of any field. */
const ENTRIES_MAX = 100;

type Result<Value> =
  | { readonly value: Value; readonly faults?: undefined }
  | { readonly value?: undefined; readonly faults: readonly string[] };

/** Parses and validates a shop file, or returns its faults. */
export function parseShopFile(text: string): Result<ShopFile> {
  if (isTooDeep(text, DEPTH_MAX)) {
    return { faults: [fault('', `is nested deeper than ${String(DEPTH_MAX)} levels`)] };
  }
  let input: unknown;
  try {
    // Some editors write a byte order mark.
    input = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { faults: [fault('', `is not JSON: ${jsonErrorHint(error, text)}`)] };
  }
  const tooLong = longLists(input, '');
  if (tooLong.length > 0) return { faults: tooLong };
  // The schema would treat a list as an object without any field.
  const result = v.safeParse(shopFileSchema, Array.isArray(input) ? null : input);
  if (result.success) return { value: result.output };
  return { faults: [...new Set(result.issues.flatMap((issue) => linesOf(issue)))] };
}

/** Beginnings of files in other formats. */
const OTHER_FORMS = [
  [/^.?[^\s -\ufffc]/s, 'it is not saved as UTF-8'],
  [/^\s*</, 'it is a page of HTML or XML'],
  [/^(?:\{\\rtf|PK[^\s -\ufffc])/, 'it is the document of a word processor; save it as plain text'],
] as const;

/** Typical mistakes, matched at the position where JSON parsing failed. */
const MISTAKES = [
  [/^[“”„‘’']/, 'has a quotation mark that JSON does not know; it takes " only'],
  [/^\//, 'has a comment; JSON has none'],
  [/^/, 'has a comma, quote or bracket too many or too few'],
] as const;

/** Describes a JSON syntax error, independent of the version of Node. */
function jsonErrorHint(error: unknown, text: string): string {
  const form = OTHER_FORMS.find(([beginning]) => beginning.test(text));
  if (form) return form[1];
  const place = /position (\d+)/.exec(String(error))?.[1];
  // Node reports the position of some mistakes, and the character of others.
  const rest = place === undefined ? unexpected(error) : text.slice(Number(place));
  if (rest === undefined) return 'it ends too early, or is empty';
  const mistake = MISTAKES.find(([beginning]) => beginning.test(rest))?.[1] ?? '';
  if (place === undefined) return `it ${mistake}`;
  const before = text.slice(0, Number(place)).split('\n');
  const line = String(before.length);
  const column = String((before.at(-1) ?? '').length + 1);
  return `line ${line}, column ${column} ${mistake}`;
}

function unexpected(error: unknown): string | undefined {
  return /Unexpected token '?(.)/su.exec(String(error))?.[1];
}

function longLists(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length > ENTRIES_MAX) {
    const count = String(entries.length);
    return [fault(place, `has ${count} entries; at most ${String(ENTRIES_MAX)} are read`)];
  }
  return entries.flatMap(([key, entry]) =>
    longLists(entry, placeOf(place, Array.isArray(value) ? Number(key) : key)),
  );
}

/** @param key a number for an index of a list */
function placeOf(parent: string, key: string | number): string {
  if (typeof key === 'number') return `${parent}[${String(key)}]`;
  if (!/^[\w$-]+$/.test(key)) return `${parent}[${JSON.stringify(key)}]`;
  return parent === '' ? key : `${parent}.${key}`;
}

type Issue = v.BaseIssue<unknown>;

/** The faults of one place; of a union, those of the intended option. */
function linesOf(issue: Issue, parent = ''): string[] {
  const place = (issue.path ?? []).reduce(
    (path, { key }) => placeOf(path, typeof key === 'number' ? key : String(key)),
    parent,
  );
  const meant = issue.type === 'union' ? issue.issues?.filter(({ path }) => path) : undefined;
  if (meant?.length) return meant.flatMap((each) => linesOf(each, place));
  return [fault(place, messageOf(issue))];
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list: [ ... ]',
  boolean: 'true or false',
  number: 'a number',
  strict_object: 'an object: { ... }',
  string: 'a text',
  tuple: 'a list: [ ... ]',
};

/** The schema's own message, or a plain one instead of the library's. */
function messageOf({ type, expected, message, requirement }: Issue): string {
  if (!message.startsWith('Invalid ')) return message;
  if (type === 'strict_object' && expected === 'never') return 'is not known here';
  if (type === 'strict_object' && expected !== 'Object') return 'is missing';
  const kind = kinds[type];
  if (kind !== undefined) return `must be ${kind}`;
  if (type === 'picklist' || type === 'literal' || type === 'union') {
    return `must be one of ${String(expected)
      .replace(/^\(|\)$/g, '')
      .replaceAll(' | ', ', ')}`;
  }
  if (type === 'integer') return 'must be a whole number';
  if (type === 'min_value') return `must be at least ${String(requirement)}`;
  if (type === 'max_value') return `must be at most ${String(requirement)}`;
  return message;
}
