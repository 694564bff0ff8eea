import * as v from 'valibot';
import {
  type DerivedColor,
  type GradientName,
  type RadiusName,
  type RequiredColor,
  derivedTokens,
  gradientTokens,
  namesOf,
  radiusTokens,
  requiredTokens,
  tintNames,
} from './themeTokens';
import {
  type ColorValue,
  type DimensionValue,
  type GradientValue,
  OPAQUE,
  described,
  fields,
  isOpaque,
  notes,
  themeParts,
  typed,
} from './tokenValues';

/** The theme with resolved aliases. */
export interface Theme {
  readonly color: Readonly<Record<RequiredColor, ColorValue>> &
    Readonly<Partial<Record<DerivedColor, ColorValue>>>;
  readonly gradient: Readonly<Partial<Record<GradientName, GradientValue>>>;
  readonly radius: Readonly<Partial<Record<RadiusName, DimensionValue>>>;
}

const { colorToken, gradientToken, radiusToken } = themeParts;

const entriesOf = <Schema extends v.GenericSchema>(
  table: Readonly<Record<string, readonly [description: string, ...rest: unknown[]]>>,
  schema: Schema,
) =>
  Object.fromEntries(
    Object.entries(table).map(([name, [text]]) => [name, described(text, schema)]),
  );

const tokensSchema = fields(
  {
    $type: described(
      'The type of all tokens of which neither the token nor its group says one.',
      v.optional(v.picklist(['color', 'gradient', 'dimension'])),
    ),
    ...notes,
    color: described(
      'The colours: five, and more if you like. What is left out is made from the five.',
      fields(
        {
          ...typed('color'),
          ...entriesOf(requiredTokens, colorToken),
          ...entriesOf(derivedTokens, v.optional(colorToken)),
        },
        'the colours',
      ),
    ),
    gradient: described(
      'Scenes and grounds that go over from colour to colour. What is left out is made from the colours.',
      v.optional(
        fields(
          { ...typed('gradient'), ...entriesOf(gradientTokens, v.optional(gradientToken)) },
          'the gradients',
        ),
      ),
    ),
    radius: described(
      'How round corners are. What is left out is as in the built-in shop.',
      v.optional(
        fields(
          { ...typed('dimension'), ...entriesOf(radiusTokens, v.optional(radiusToken)) },
          'the radii',
        ),
      ),
    ),
  },
  'the theme',
);

/** Types of token groups, by the first part of their aliases. */
const types = { color: 'color', gradient: 'gradient', radius: 'dimension' } as const;
type Group = keyof typeof types;

interface Token {
  readonly $value?: unknown;
  readonly $type?: string | undefined;
}

interface Stop {
  readonly color: unknown;
}

class AliasError extends Error {}

/**
 * The value of a token, with resolved aliases such as `{color.primary}`.
 * @param trail the tokens whose aliases led here
 * @throws AliasError
 */
function valueOf(tokens: Tokens, group: Group, name: string, trail: readonly string[]): unknown {
  const { $type: groupType = tokens.$type, ...entries } = (tokens[group] ?? {}) as Token &
    Readonly<Record<string, unknown>>;
  const token = new Map(Object.entries(entries) as [string, Token][]).get(name);
  const label = `${group}.${name}`;
  if (!token) throw new AliasError(`refers to {${label}}, which the theme does not have`);
  const path = [...trail, label];
  if (trail.includes(label)) throw new AliasError(`goes in a circle: ${path.join(' -> ')}`);
  const follow = (value: unknown, wanted: Group) => {
    if (typeof value !== 'string') return value;
    const [to, target = ''] = value.slice(1, -1).split('.');
    if (to === wanted) return valueOf(tokens, wanted, target, path);
    throw new AliasError(`refers to ${value}, which is no ${types[wanted]}`);
  };
  const { $value, $type = groupType } = token;
  const type = types[group];
  if (typeof $value === 'string') return follow($value, group);
  if ($type === undefined) {
    throw new AliasError(`has no type; write "$type": "${type}" in "${group}"`);
  }
  if ($type !== type) throw new AliasError(`is a ${$type}, must be a ${type}`);
  if (group !== 'gradient') return $value;
  return ($value as Stop[]).map((stop) => ({ ...stop, color: follow(stop.color, 'color') }));
}

type Tokens = v.InferOutput<typeof tokensSchema>;

/** Whether a value that must be opaque for its contrast is not. */
function isTranslucent(group: Group, name: string, value: unknown): boolean {
  if (group === 'color') return !isOpaque(value as ColorValue);
  const isTint = tintNames.some((tint) => tint === name);
  return isTint && (value as GradientValue).some(({ color }) => !isOpaque(color));
}

/** The theme of a shop file, with resolved aliases. */
export const themeSchema = v.pipe(
  tokensSchema,
  v.rawTransform(({ dataset: { value: tokens }, addIssue }): Theme => {
    const theme = { color: {}, gradient: {}, radius: {} };
    for (const group of namesOf(types)) {
      for (const name of Object.keys(tokens[group] ?? {}).filter((key) => !key.startsWith('$'))) {
        const refuse = (message: string) => {
          addIssue({
            message,
            path: [
              { type: 'object', origin: 'value', input: tokens, key: group, value: tokens[group] },
              { type: 'object', origin: 'value', input: {}, key: name, value: undefined },
            ],
          });
        };
        try {
          const value = valueOf(tokens, group, name, []);
          Object.assign(theme[group], { [name]: value });
          if (isTranslucent(group, name, value)) refuse(OPAQUE);
        } catch (error) {
          if (!(error instanceof AliasError)) throw error;
          refuse(error.message);
        }
      }
    }
    return theme as Theme;
  }),
);
