import { Fragment, type ReactNode, createElement } from 'react';
import { countText } from '../lib/numberText';
import { DEFAULT_LANGUAGE, type Language, PSEUDO, languages } from './languages';

/** The placeholders of a text: `count` and `total` of `{count} of {total}`. */
export type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Name extends string, Value> = Readonly<Record<Name, Value>>;

/** Fills the placeholders of a text; returns nodes if a value is a node, else a string. */
interface FilledText<Name extends string> {
  (values: Values<Name, string | number>): string;
  (values: Values<Name, ReactNode>): ReactNode;
}

/** Fills a text in its plural form; the number is the value `count`. */
type CountedText<Name extends string> = (
  values: Values<Exclude<Name, 'count'>, string | number> & { readonly count: number },
) => string;

/** The messages of a file, as components use them. */
export type Messages<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? [Placeholder<Source[Key]>] extends [never]
      ? string
      : FilledText<Placeholder<Source[Key]>>
    : Source[Key] extends { readonly other: infer Other }
      ? CountedText<Placeholder<Other>>
      : Messages<Source[Key]>;
};

/** A text with the placeholders of `Text`, but for those of `Optional`. */
type TextLike<Text, Optional = never> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends Optional ? string : `${string}{${Name}}${string}`) & TextLike<Rest, Optional>
  : string;

/** A text with a number, or one text for each plural form of the language. */
type Counted<Text> =
  | TextLike<Text>
  | (Readonly<Partial<Record<Intl.LDMLPluralRule, TextLike<Text, 'count'>>>> & {
      readonly other: TextLike<Text>;
    });

/**
 * A translation of messages. TypeScript reports messages that are missing or superfluous, and
 * placeholders that are lost or misspelt.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? 'count' extends Placeholder<Source[Key]>
      ? Counted<Source[Key]>
      : TextLike<Source[Key]>
    : Source[Key] extends { readonly other: infer Other }
      ? Counted<Other>
      : Translation<Source[Key]>;
};

/** Imports the file of a language. */
type Import = (language: Language) => Promise<{ readonly messages: unknown }>;

/** The messages of one feature. Each language is a chunk of its own. */
export interface MessageSet<Source> {
  /** Loads a language. Rejects on failure; the next call retries. */
  readonly load: (language: Language) => Promise<void>;
  readonly isLoaded: (language: Language) => boolean;
  /**
   * The messages in a language; until it is loaded, in the language that was loaded first.
   * @throws Error before any is loaded
   */
  readonly in: (language: Language) => Messages<Source>;
}

/** Texts to load before a page renders in a language. */
type Texts = Pick<MessageSet<unknown>, 'load' | 'isLoaded'>;

const sets: Texts[] = [];
const inUse = new Set<Language>();
const listeners = new Set<() => void>();

/** The messages of a folder, whose files are translations of `Source`. */
export function defineMessages<Source>(importFile: Import): MessageSet<Source> {
  const loaded = new Map<Language, Messages<Source>>();
  const set: MessageSet<Source> = {
    async load(language) {
      if (loaded.has(language)) return;
      const source = await sourceOf(importFile, language);
      loaded.set(language, ready(source, language) as Messages<Source>);
      textsChanged();
    },
    isLoaded: (language) => loaded.has(language),
    in(language) {
      const [first] = loaded.values();
      const messages = loaded.get(language) ?? first;
      if (!messages) throw new Error('No message bundle is loaded');
      return messages;
    },
  };
  sets.push(set);
  // Fast Refresh renders the screen with the changed set as soon as its module has run.
  if (process.env.NODE_ENV === 'development') for (const language of inUse) void set.load(language);
  return set;
}

/** Adds texts to load with each language. */
export function addTexts(texts: Texts): void {
  sets.push(texts);
}

/** Notifies components that texts were loaded or changed. */
export function textsChanged(): void {
  for (const listener of listeners) listener();
}

async function sourceOf(importFile: Import, language: Language): Promise<unknown> {
  if (process.env.NODE_ENV !== 'production' && (language as string) === PSEUDO) {
    const { pseudo } = await import('./pseudo');
    return pseudo((await importFile(DEFAULT_LANGUAGE)).messages);
  }
  return (await importFile(language)).messages;
}

/** Loads a language for all loaded code. */
export async function loadMessages(language: Language): Promise<void> {
  inUse.add(language);
  await Promise.all(sets.map((set) => set.load(language)));
}

/**
 * Waits for code and its messages in the languages in use.
 * @throws the load error, if no language was loaded
 */
export async function withMessages<Module>(code: Promise<Module>): Promise<Module> {
  const loaded = await code;
  const fetched = await Promise.allSettled([...inUse].map(loadMessages));
  const failures = fetched.filter((one) => one.status === 'rejected');
  if (failures.length === fetched.length && failures[0]) throw failures[0].reason;
  return loaded;
}

/** Whether all loaded code has its messages in a language. */
export function hasMessages(language: Language): boolean {
  return sets.every((set) => set.isLoaded(language));
}

/** Subscribes to loaded messages; returns a function that unsubscribes. */
export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Compiles texts with placeholders to functions. */
function ready(source: unknown, language: Language): unknown {
  if (typeof source === 'string') return readyText(source, language);
  const entries = source as Readonly<Record<string, unknown>>;
  if (typeof entries.other === 'string') {
    return (values: { readonly count: number }) => {
      const form = entries[languages[language].plural(values.count)] ?? entries.other;
      const text = readyText(String(form), language);
      return typeof text === 'string' ? text : text(values);
    };
  }
  return Object.fromEntries(
    Object.entries(entries).map(([key, value]) => [key, ready(value, language)]),
  );
}

/** Wraps a text: browser translation breaks text beside other nodes, see `scripts/lint/texts.mjs`. */
function ownElement(part: ReactNode): ReactNode {
  return typeof part === 'string' && part !== '' ? createElement('span', null, part) : part;
}

function readyText(text: string, language: Language) {
  // Odd indexes are names.
  const parts = text.split(/\{(\w+)\}/);
  if (parts.length === 1) return text;
  return (values: Readonly<Record<string, ReactNode>>): ReactNode => {
    const filled = parts.map((part, index) => {
      const value = index % 2 ? values[part] : part;
      return typeof value === 'number' ? countText(value, language) : value;
    });
    return filled.every((part) => typeof part === 'string')
      ? filled.join('')
      : createElement(Fragment, null, ...filled.map(ownElement));
  };
}
