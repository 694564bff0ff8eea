import * as v from 'valibot';
import { type Fault, followAliases } from './aliases';
import { colorDescriptions, gradientDescriptions, radiusDescriptions } from './themeDescriptions';
import {
  COLOR,
  type ColorValue,
  DIMENSION,
  type DimensionValue,
  GRADIENT,
  type GradientValue,
  OPAQUE,
  colorSchema,
  described,
  dimensionSchema,
  fields,
  gradientOf,
  isOpaque,
} from './tokenValues';

/*
 * The theme of a shop in the Design Tokens format, 2025.10
 * (https://www.designtokens.org/tr/2025.10/). The names of tokens are fixed, because the styles use each of
 * them.
 */
/** Required colours. */
export const requiredColors = ['primary', 'dark', 'accent', 'ground', 'ink'] as const;

/** Optional colours, derived from the required ones. */
export const derivedColors = [
  'primaryDark',
  'primaryTint',
  'primaryDeep',
  'darkest',
  'onDark',
  'well',
  'hairline',
  'buttonBorder',
  'fieldBorder',
  'muted',
  'prose',
  'tintText',
  'highlight',
  'highlightText',
  'highlightTint',
  'accentPale',
  'accentHover',
  'star',
  'glow',
  'duskName',
] as const;

export const radiusNames = [
  'small',
  'tile',
  'field',
  'chip',
  'card',
  'panel',
  'panelPhone',
] as const;

/** Scenes and backgrounds drawn by styles. */
export const gradientNames = [
  'aboutSky',
  'aboutShore',
  'sunset',
  'warmTint',
  'coolTint',
  'freshTint',
] as const;

/** Gradients under text. */
const tintNames = ['warmTint', 'coolTint', 'freshTint'] as const;

export type RequiredColor = (typeof requiredColors)[number];
export type DerivedColor = (typeof derivedColors)[number];
export type ColorName = RequiredColor | DerivedColor;
export type GradientName = (typeof gradientNames)[number];
export type RadiusName = (typeof radiusNames)[number];

/** The theme with resolved aliases. */
export interface Theme {
  readonly color: Readonly<Record<RequiredColor, ColorValue>> &
    Readonly<Partial<Record<DerivedColor, ColorValue>>>;
  readonly gradient: Readonly<Partial<Record<GradientName, GradientValue>>>;
  readonly radius: Readonly<Partial<Record<RadiusName, DimensionValue>>>;
}

/** The fault of the intended value, instead of 'not an alias'. */
function unionFault({ input, issues, expected }: v.UnionIssue<v.BaseIssue<unknown>>): string {
  const meant = (issues ?? []).filter(
    (issue) => (issue.expected === 'string') === (typeof input === 'string'),
  );
  const lines = meant.map((issue) => {
    const path = v.getDotPath(issue);
    return path === null ? issue.message : `${path} ${issue.message}`;
  });
  return lines.length > 0 ? lines.join('; ') : `must be ${expected}`;
}

/** A value, or an alias of another token, such as `{color.primary}`. */
const orAlias = <Schema extends v.GenericSchema>(schema: Schema, what: string) =>
  v.union(
    [
      v.pipe(
        v.string(),
        v.regex(
          /^\{(?:color|gradient|radius)\.\w+\}$/,
          `must be ${what}, or the name of another token such as "{color.primary}"`,
        ),
      ),
      schema,
    ],
    unionFault,
  );

/** Allowed on tokens and groups, and ignored. */
const notes = {
  $description: described('A note.', v.optional(v.string('must be a text'))),
  $extensions: described(
    'Notes of design tools.',
    v.optional(v.record(v.string(), v.unknown(), 'must be an object: { ... }')),
  ),
  $deprecated: described(
    'A note of design tools.',
    v.optional(v.union([v.boolean(), v.string()], 'must be true, false or a text')),
  ),
};

const type = <const Type extends string>(name: Type) =>
  described(
    `The type of a token, which its group may say for all: "${name}".`,
    v.optional(v.literal(name, `must be "${name}"`)),
  );

const tokenOf = <const Type extends string, Value extends v.GenericSchema>(
  typeName: Type,
  value: Value,
  what: string,
) =>
  fields(
    {
      $value: described(
        'The value, or the name of another token, such as "{color.primary}".',
        orAlias(value, what),
      ),
      $type: type(typeName),
      ...notes,
    },
    `a token of type "${typeName}"`,
  );

const colorToken = tokenOf('color', colorSchema, COLOR);
const stopsSchema = gradientOf(orAlias(colorSchema, COLOR));
const gradientToken = tokenOf('gradient', stopsSchema, GRADIENT);
const radiusToken = tokenOf('dimension', dimensionSchema, DIMENSION);

/** Shared parts of a theme, which its JSON Schema defines once. */
export const themeParts = { color: colorSchema, colorToken, gradientToken, radiusToken };

const entriesOf = <const Name extends string, const Schema extends v.GenericSchema>(
  descriptions: Readonly<Record<Name, string>>,
  names: readonly Name[],
  schema: Schema,
) =>
  Object.fromEntries(names.map((name) => [name, described(descriptions[name], schema)])) as Record<
    Name,
    ReturnType<typeof described<Schema>>
  >;

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
          $type: type('color'),
          ...notes,
          ...entriesOf(colorDescriptions, requiredColors, colorToken),
          ...entriesOf(colorDescriptions, derivedColors, v.optional(colorToken)),
        },
        'the colours',
      ),
    ),
    gradient: described(
      'Scenes and grounds that go over from colour to colour. What is left out is made from the colours.',
      v.optional(
        fields(
          {
            $type: type('gradient'),
            ...notes,
            ...entriesOf(gradientDescriptions, gradientNames, v.optional(gradientToken)),
          },
          'the gradients',
        ),
      ),
    ),
    radius: described(
      'How round corners are. What is left out is as in the built-in shop.',
      v.optional(
        fields(
          {
            $type: type('dimension'),
            ...notes,
            ...entriesOf(radiusDescriptions, radiusNames, v.optional(radiusToken)),
          },
          'the radii',
        ),
      ),
    ),
  },
  'the theme',
);

/** Faults of translucent colours and tints, which must be opaque for their contrast. */
function opacityFaults({ color, gradient }: Theme): Fault[] {
  const colors = Object.entries(color)
    .filter(([, value]) => !isOpaque(value))
    .map(([name]) => ({ group: 'color' as const, name, message: OPAQUE }));
  const tints = tintNames
    .filter((name) => gradient[name]?.some((stop) => !isOpaque(stop.color)))
    .map((name) => ({ group: 'gradient' as const, name, message: OPAQUE }));
  return [...colors, ...tints];
}

/** The theme of a shop file, with resolved aliases. */
export const themeSchema = v.pipe(
  tokensSchema,
  v.rawTransform(({ dataset: { value: tokens }, addIssue }): Theme => {
    const { theme, faults } = followAliases(tokens);
    for (const { group, name, message } of faults.length > 0 ? faults : opacityFaults(theme)) {
      addIssue({
        message,
        path: [
          { type: 'object', origin: 'value', input: tokens, key: group, value: tokens[group] },
          { type: 'object', origin: 'value', input: {}, key: name, value: undefined },
        ],
      });
    }
    return theme;
  }),
);
