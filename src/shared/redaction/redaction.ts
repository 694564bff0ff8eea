import * as v from 'valibot';
import { LANGUAGE_TAG } from '../i18n/languages';

/** Kinds of public ids: items of a backend area, or areas of the shop file. */
export type PublicKind = 'area' | 'banners' | 'categories' | 'listings' | 'products' | 'types';

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
  /**
   * Keeps an id or name of a backend or the shop file, and replaces any other.
   * @param kind an area of the backend, or 'area'
   */
  publicId(kind: string, id: string): string;
  /** Replaces a typed number, such as a price, by one with which filters match the same items. */
  bound(of: 'price' | 'year', value: number): number;
  /** The path of an address, without the language. */
  pathname(pathname: string): string;
  /** The query of an address, '' or with its `?`. */
  search(pathname: string, search: string): string;
  /** The hash of an address, '' or with its `#`. */
  hash(hash: string): string;
  /** The cache key of a query; undefined for an unknown query. */
  cacheKey(key: string): string | undefined;
  /** Records that a list was truncated. */
  cutList(): void;
}

/** Returns the part of a value that may be in a report; undefined for none. */
export type Redact = (value: unknown, redaction: Redaction) => unknown;

/** The parts of a slice's state and of its actions that are in a report. */
export interface SliceRedaction {
  readonly state: Redact;
  /** The redaction of an action's other fields, by its type. */
  readonly actions: Readonly<Record<string, Redact>>;
}

/** The types of the actions that a module exports. */
type TypesIn<Module> = {
  [Name in keyof Module]: Module[Name] extends { readonly type: infer Type extends string }
    ? Type
    : never;
}[keyof Module];

/** The redaction of a slice: its state, and the payload of every action that its module exports. */
export function sliceRedaction<Module>({
  state,
  payloads,
}: {
  readonly state: Redact;
  readonly payloads: Readonly<Record<TypesIn<Module>, Redact>>;
}): SliceRedaction {
  const actions = Object.entries<Redact>(payloads).map(
    ([type, payload]) => [type, fields({ payload })] as const,
  );
  return { state, actions: Object.fromEntries(actions) };
}

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

export const alias: Redact = (value, redaction) =>
  typeof value === 'string' ? redaction.alias(value) : undefined;

/** A time in ms; 0 means none. */
export const time: Redact = (value, redaction) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return value === 0 ? 0 : redaction.time(value);
};

/** A time in ISO 8601. */
export const isoTime: Redact = (value, redaction) => {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(ms) ? new Date(redaction.time(ms)).toISOString() : undefined;
};

export const cacheKey: Redact = (value, redaction) =>
  typeof value === 'string' ? redaction.cacheKey(value) : undefined;

export function publicId(kind: PublicKind): Redact {
  return (value, redaction) =>
    typeof value === 'string' ? redaction.publicId(kind, value) : undefined;
}

export function orNull(redact: Redact): Redact {
  return (value, redaction) => (value === null ? null : redact(value, redaction));
}

/** An object with these fields; fully redacted ones are omitted. */
export function fields(redacts: Readonly<Record<string, Redact>>): Redact {
  const entries = Object.entries(redacts);
  return (value, redaction) => {
    if (!isRecord(value)) return undefined;
    return Object.fromEntries(
      entries.flatMap(([name, redact]) => {
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
  const some = list(redact);
  return (value, redaction) => {
    const isLong = Array.isArray(value) && value.length > ITEMS_MAX;
    if (isLong) redaction.cutList();
    return some(isLong ? value.slice(0, ITEMS_MAX) : value, redaction);
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

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
