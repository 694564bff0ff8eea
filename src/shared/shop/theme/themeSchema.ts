import * as v from 'valibot';
import { type Fault, followAliases } from './aliases';
import { bytesOf, isInSrgb, srgbHex } from './color';
import { colorDescriptions, gradientDescriptions, radiusDescriptions } from './themeDescriptions';

/*
 * The theme of a shop in the Design Tokens format, 2025.10
 * (https://www.designtokens.org/tr/2025.10/). Names of tokens are given: the shop has a use for
 * each of them.
 */

/** For owners, who read it in their editor. */
const described = <const Schema extends v.GenericSchema>(description: string, schema: Schema) =>
  v.pipe(schema, v.description(description));

/** An object of which all fields are known, with plain words for what is wrong. */
const fields = <const Entries extends v.ObjectEntries>(entries: Entries, what: string) =>
  v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'Object') return `must be ${what}: { ... }`;
    if (expected !== 'never') return `is missing; it belongs to ${what}`;
    const known = Object.keys(entries).filter((name) => !name.startsWith('$'));
    return `is not known in ${what}; known are ${known.join(', ')} (got ${received})`;
  });

const range = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.finite(),
    v.minValue(least, `must be from ${String(least)} to ${String(most)}`),
    v.maxValue(most, `must be from ${String(least)} to ${String(most)}`),
  );

const componentOf = (schema: v.GenericSchema<number>, words: string) =>
  v.union([schema, v.literal('none')], `must be ${words}, or "none"`);

const fraction = componentOf(range(0, 1), 'a number from 0 to 1');
const percentage = componentOf(range(0, 100), 'a number from 0 to 100');
const hue = componentOf(
  v.pipe(
    v.number(),
    v.minValue(0, 'must be from 0 to less than 360'),
    v.ltValue(360, 'must be from 0 to less than 360'),
  ),
  'a number from 0 to less than 360',
);
// In theory these have no bounds; no colour that can be seen goes beyond.
const labAxis = componentOf(range(-160, 160), 'a number from -160 to 160');
const lchChroma = componentOf(range(0, 230), 'a number from 0 to 230');
const oklabAxis = componentOf(range(-0.5, 0.5), 'a number from -0.5 to 0.5');
const oklchChroma = componentOf(range(0, 0.5), 'a number from 0 to 0.5');

type Component = v.GenericSchema<number | 'none'>;

const inSpaces = <const Name extends string>(
  names: readonly Name[],
  components: readonly [Component, Component, Component],
) =>
  fields(
    {
      colorSpace: described('The colour space; "srgb" if you know none.', v.picklist(names)),
      components: described(
        'Three numbers. In srgb red, green and blue, each from 0 to 1.',
        v.strictTuple([...components], 'must be a list of three numbers'),
      ),
      alpha: described('Opacity from 0 to 1; 1 if it is left out.', v.optional(range(0, 1))),
      hex: described(
        'The same colour as #rrggbb, for people. It must fit the components.',
        v.optional(v.pipe(v.string(), v.regex(/^#[\da-fA-F]{6}$/, 'must be like "#0b7285"'))),
      ),
    },
    'a colour',
  );

const rgbSpaces = [
  'srgb',
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz-d65',
  'xyz-d50',
] as const;

const colorSpaces = [...rgbSpaces, 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

const COLOR = 'a colour such as {"colorSpace": "srgb", "components": [0.0431, 0.4471, 0.5216]}';
const GRADIENT = 'a list of stops such as [{"color": { ... }, "position": 0}]';
const DIMENSION = 'a dimension such as {"value": 20, "unit": "px"}';

/** `hex` differs from the components by rounding alone. */
function isSameColor(first: string, second: string): boolean {
  const others = bytesOf(second);
  return bytesOf(first).every((byte, index) => Math.abs(byte - (others[index] ?? 0)) <= 1);
}

/** A colour: its components in a colour space, and its `#rrggbb` for people. */
export const colorSchema = v.pipe(
  v.variant(
    'colorSpace',
    [
      inSpaces(rgbSpaces, [fraction, fraction, fraction]),
      inSpaces(['hsl', 'hwb'], [hue, percentage, percentage]),
      inSpaces(['lab'], [percentage, labAxis, labAxis]),
      inSpaces(['lch'], [percentage, lchChroma, hue]),
      inSpaces(['oklab'], [fraction, oklabAxis, oklabAxis]),
      inSpaces(['oklch'], [fraction, oklchChroma, hue]),
    ],
    ({ path }) => `must be ${path ? `one of ${colorSpaces.join(', ')}` : COLOR}`,
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const color = dataset.value;
    // Outside sRGB, tools differ in what they write as `hex`.
    if (color.hex === undefined || !isInSrgb(color)) return;
    const shown = srgbHex(color);
    if (isSameColor(color.hex, shown)) return;
    const components = bytesOf(color.hex).map((byte) => (byte / 255).toFixed(4));
    addIssue({
      message: `has hex ${color.hex}, but its components are ${shown}; write "hex": "${shown}", or "colorSpace": "srgb", "components": [${components.join(', ')}]`,
    });
  }),
);
export type ColorValue = v.InferOutput<typeof colorSchema>;

/** Colours and where they stand on the way from 0 to 1. */
const gradientOf = <Color extends v.GenericSchema>(color: Color) =>
  v.pipe(
    v.array(
      fields(
        {
          color: described('The colour of the stop.', color),
          position: described(
            'Where the colour stands, from 0 (begin) to 1 (end).',
            v.pipe(
              v.number('must be a number from 0 to 1'),
              v.transform((position) => Math.min(Math.max(position, 0), 1)),
            ),
          ),
        },
        'a stop of a gradient',
      ),
      `must be ${GRADIENT}`,
    ),
    v.minLength(1, 'must have at least one stop'),
    v.maxLength(8, 'must have at most 8 stops'),
  );

const gradientSchema = gradientOf(colorSchema);
export type GradientValue = v.InferOutput<typeof gradientSchema>;

const isOpaque = ({ alpha = 1 }: ColorValue) => alpha === 1;
const OPAQUE = 'must be opaque, as texts are on it or in it: leave out "alpha"';

/** A ground under text. */
export const tintSchema = v.pipe(
  gradientSchema,
  v.check((stops) => stops.every(({ color }) => isOpaque(color)), OPAQUE),
);

const dimensionIn = <const Unit extends string>(unit: Unit, most: number) =>
  fields(
    {
      value: described(`From 0 to ${String(most)}.`, range(0, most)),
      unit: described('px, or rem (16 px).', v.literal(unit)),
    },
    'a dimension',
  );

const dimensionSchema = v.variant(
  'unit',
  [dimensionIn('px', 40), dimensionIn('rem', 2.5)],
  ({ path }) => `must be ${path ? '"px" or "rem"' : DIMENSION}`,
);
export type DimensionValue = v.InferOutput<typeof dimensionSchema>;

/** What an owner gives. */
export const requiredColors = ['primary', 'dark', 'accent', 'ground', 'ink'] as const;

/** What is derived from those where an owner gives none. */
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

/** Scenes and grounds that are drawn by styles. */
export const gradientNames = [
  'aboutSky',
  'aboutShore',
  'sunset',
  'warmTint',
  'coolTint',
  'freshTint',
] as const;

/** Gradients under texts. */
const tintNames = ['warmTint', 'coolTint', 'freshTint'] as const;

export type RequiredColor = (typeof requiredColors)[number];
export type DerivedColor = (typeof derivedColors)[number];
export type ColorName = RequiredColor | DerivedColor;
export type GradientName = (typeof gradientNames)[number];
export type RadiusName = (typeof radiusNames)[number];

/** The theme as screens use it. */
export interface Theme {
  readonly color: Readonly<Record<RequiredColor, ColorValue>> &
    Readonly<Partial<Record<DerivedColor, ColorValue>>>;
  readonly gradient: Readonly<Partial<Record<GradientName, GradientValue>>>;
  readonly radius: Readonly<Partial<Record<RadiusName, DimensionValue>>>;
}

/** What went wrong in the value that was meant: not that it is no alias. */
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

/** A value, or that of another token of the theme, such as `{color.primary}`. */
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

/** Allowed on tokens and groups, and without a meaning for the shop. */
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

/** What a theme has many of: its JSON Schema describes each once. */
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

/** Colours and tints have texts on them or in them, so that nothing may shine through. */
function opacityFaults({ color, gradient }: Theme): Fault[] {
  const colors = Object.entries(color)
    .filter(([, value]) => !isOpaque(value))
    .map(([name]) => ({ group: 'color' as const, name, message: OPAQUE }));
  const tints = tintNames
    .filter((name) => gradient[name]?.some((stop) => !isOpaque(stop.color)))
    .map((name) => ({ group: 'gradient' as const, name, message: OPAQUE }));
  return [...colors, ...tints];
}

/** The theme of a shop file, with aliases replaced by what they name. */
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
