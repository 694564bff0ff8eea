import * as v from 'valibot';
import { isRecord } from '../../api/coercions';
import { shapeOf } from './pseudonyms';
import type { Redact } from './redact';

/**
 * Keeps an item of a backend, as its schema describes it: such data is public, except tokens in the query
 * of a link.
 */
export function publicItem(schema: v.GenericSchema): Redact {
  return (value) => {
    const result = v.safeParse(schema, value);
    return result.success ? withoutTokens(result.output) : undefined;
  };
}

function withoutTokens(value: unknown): unknown {
  if (typeof value === 'string') return withoutToken(value);
  if (Array.isArray(value)) return value.map(withoutTokens);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutTokens(part)]),
  );
}

/** Keeps the path of a link, and plain words of its query and hash. */
function withoutToken(text: string): string {
  if (!/^(?:https?:\/\/|\/)\S*$/.test(text)) return text;
  const bare = text.replace(/^(https?:\/\/)[^/?#]*@/, '$1');
  const start = bare.search(/[?#]/);
  if (start < 0) return bare;
  return (
    bare.slice(0, start) +
    bare.slice(start).replace(/[^?#&=]+/g, (part) => (isWord(part) ? part : shapeOf(part)))
  );
}

/** Whether a part is short, of letters or a few digits (`category`, `red-hats`, `2026`), unlike a token. */
function isWord(part: string): boolean {
  return /^(?:[a-z]{1,12}(?:[-_][a-z]{1,12}){0,3}|\d{1,4}|[a-z]{1,12}-?\d{1,4})$/i.test(part);
}
