import * as v from 'valibot';
import { isRecord } from '../../api/coercions';
import type { AreaPath } from '../../app/apiSlices';
import type { RootState } from '../../app/rootReducer';
import { LANGUAGE_TAG } from '../../shared/i18n/languages';
import { shapeOf } from './pseudonyms';

/** Kinds of public ids: items of a backend area, or areas of the shop file. */
export type PublicKind = AreaPath | 'area';

/**
 * Replaces private data in a report. Equal values get equal pseudonyms, so that reducers treat them like
 * the real values.
 */
export interface Redaction {
  /** A pseudonym of a typed text, with its shape; a different one for each text. */
  text(text: string): string;
  /** An alias of a name without meaning, such as a request's id. */
  alias(name: string): string | undefined;
  /** Shifts a time, in ms since the epoch, to the report's clock. */
  time(ms: number): number;
  /** Keeps an id or name of a backend or the shop file, and replaces any other. */
  publicId(kind: PublicKind, id: string): string;
  /** Records that a list was truncated. */
  cutList(): void;
  /** The last state of the visit, by which long lists are cut; without it, as in a reader, none is. */
  readonly last?: RootState;
}

/** Returns the part of a value that may be in a report; undefined for none. */
export type Redact = (value: unknown, redaction: Redaction) => unknown;

/** Keeps only what a schema describes. */
export function known(schema: v.GenericSchema): Redact {
  return (value) => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : undefined;
  };
}

export const flag = known(v.boolean());
/** A number that was not typed. */
export const count = known(v.pipe(v.number(), v.finite()));
/** A BCP 47 tag, as in `Content-Language`. */
export const languageTag = known(v.pipe(v.string(), v.regex(LANGUAGE_TAG)));
/** For an action without a payload, and a call without an argument. */
export const nothing: Redact = () => undefined;

export function oneOf(...values: readonly (string | null)[]): Redact {
  return (value) => (values.some((allowed) => allowed === value) ? value : undefined);
}

/** One of a union's texts; TypeScript requires all of them. */
export function eachOf<Union extends string>(values: Readonly<Record<Union, true>>): Redact {
  return oneOf(...Object.keys(values));
}

/** A text, which the report replaces. */
export function text(redact: (text: string, redaction: Redaction) => unknown): Redact {
  return (value, redaction) => (typeof value === 'string' ? redact(value, redaction) : undefined);
}

export const alias = text((name, redaction) => redaction.alias(name));

export function publicId(kind: PublicKind): Redact {
  return text((id, redaction) => redaction.publicId(kind, id));
}

/** A time in ms; 0 means none. */
export const time: Redact = (value, redaction) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return value === 0 ? 0 : redaction.time(value);
};

export function orNull(redact: Redact): Redact {
  return (value, redaction) => (value === null ? null : redact(value, redaction));
}

/** Values of several kinds, each described by the first that knows it. */
export function anyOf(...redacts: readonly Redact[]): Redact {
  return (value, redaction) => {
    for (const redact of redacts) {
      const redacted = redact(value, redaction);
      if (redacted !== undefined) return redacted;
    }
    return undefined;
  };
}

/** The descriptions of an object's fields; TypeScript requires one for each field of a given type. */
export type Fields<Described> = Readonly<Record<Extract<keyof Described, string>, Redact>>;

/** An object with these fields; fully redacted ones are omitted. */
export function fields<Described = Readonly<Record<string, unknown>>>(
  redacts: Fields<Described>,
): Redact {
  return (value, redaction) => {
    if (!isRecord(value)) return undefined;
    return Object.fromEntries(
      Object.entries<Redact>(redacts).flatMap(([name, redact]) => {
        const redacted = Object.hasOwn(value, name) ? redact(value[name], redaction) : undefined;
        return redacted === undefined ? [] : [[name, redacted] as const];
      }),
    );
  };
}

/** A list; fully redacted items are omitted. */
export function list(redact: Redact): Redact {
  return (value, redaction) =>
    Array.isArray(value)
      ? value.map((item) => redact(item, redaction)).filter((item) => item !== undefined)
      : undefined;
}

/** Maximum number of items of a backend's list. */
const ITEMS_MAX = 100;

/** The first items of a backend's list. */
export function items(redact: Redact): Redact {
  return (value, redaction) => {
    const isLong = Array.isArray(value) && value.length > ITEMS_MAX;
    if (isLong) redaction.cutList();
    return list(redact)(isLong ? value.slice(0, ITEMS_MAX) : value, redaction);
  };
}

/** An object with variable names. */
export function dictionary(name: Redact, redact: Redact): Redact {
  return (value, redaction) => {
    if (!isRecord(value)) return undefined;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => {
        const redactedName = name(key, redaction);
        const redacted = redact(item, redaction);
        return typeof redactedName !== 'string' || redacted === undefined
          ? []
          : [[redactedName, redacted] as const];
      }),
    );
  };
}

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
