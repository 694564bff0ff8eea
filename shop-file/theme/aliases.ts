import type { Theme } from './themeSchema';

/** Types of token groups, by the first part of their aliases. */
const typeOf = { color: 'color', gradient: 'gradient', radius: 'dimension' } as const;
export type GroupName = keyof typeof typeOf;
const groupNames = Object.keys(typeOf) as GroupName[];

/** The theme of the file, with a valid shape and unresolved aliases. */
export interface Tokens extends Partial<Record<GroupName, object>> {
  readonly $type?: string | undefined;
}

interface Token {
  readonly $value: unknown;
  readonly $type?: string | undefined;
}

/** A fault of a token. */
export interface Fault {
  readonly group: GroupName;
  readonly name: string;
  readonly message: string;
}

class AliasError extends Error {}

/** Resolves aliases such as `{color.primary}`. */
export function followAliases(tokens: Tokens): { theme: Theme; faults: readonly Fault[] } {
  const all = new Map<string, Entry>(groupNames.flatMap((group) => tokensOf(group, tokens)));

  function valueOf(label: string, passed: readonly string[]): unknown {
    const token = all.get(label);
    if (!token) throw new AliasError(`refers to {${label}}, which the theme does not have`);
    const trail = [...passed, label];
    if (passed.includes(label)) throw new AliasError(`goes in a circle: ${trail.join(' -> ')}`);
    const { value, group } = token;
    if (typeof value === 'string') return named(value, group, trail);
    if (token.type === undefined) {
      throw new AliasError(`has no type; write "$type": "${typeOf[group]}" in "${group}"`);
    }
    if (token.type !== typeOf[group]) {
      throw new AliasError(`is a ${token.type}, must be a ${typeOf[group]}`);
    }
    return group === 'gradient' ? (value as Stop[]).map((stop) => stopOf(stop, trail)) : value;
  }

  const stopOf = ({ color, ...stop }: Stop, trail: readonly string[]): Stop => ({
    color: typeof color === 'string' ? named(color, 'color', trail) : color,
    ...stop,
  });

  function named(alias: string, group: GroupName, trail: readonly string[]): unknown {
    const label = alias.slice(1, -1);
    if (!label.startsWith(`${group}.`)) {
      throw new AliasError(`refers to ${alias}, which is no ${typeOf[group]}`);
    }
    return valueOf(label, trail);
  }

  const theme: Record<GroupName, Record<string, unknown>> = { color: {}, gradient: {}, radius: {} };
  const faults: Fault[] = [];
  for (const [label, { group, name }] of all) {
    try {
      theme[group][name] = valueOf(label, []);
    } catch (error) {
      if (!(error instanceof AliasError)) throw error;
      faults.push({ group, name, message: error.message });
    }
  }
  return { theme: theme as unknown as Theme, faults };
}

interface Stop {
  readonly color: unknown;
  readonly position: number;
}

interface Entry {
  readonly group: GroupName;
  readonly name: string;
  readonly value: unknown;
  readonly type: string | undefined;
}

/** The tokens of a group, by the second part of their aliases, with their own or inherited type. */
function tokensOf(group: GroupName, tokens: Tokens): (readonly [string, Entry])[] {
  const { $type = tokens.$type, ...entries } = (tokens[group] ?? {}) as {
    readonly $type?: string;
  } & Readonly<Record<string, Token>>;
  return Object.entries(entries)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, token]) => [
      `${group}.${name}`,
      { group, name, value: token.$value, type: token.$type ?? $type },
    ]);
}
