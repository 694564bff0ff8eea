import * as v from 'valibot';

/*
 * The theme of a shop in the Design Tokens format, 2025.10
 * (https://www.designtokens.org/tr/2025.10/).
 */

export const colorSpaces = ['srgb', 'oklch', 'oklab', 'hsl', 'hwb', 'display-p3'] as const;

const component = v.union([v.number(), v.literal('none')]);

/** A colour: its components in a colour space, and its `#rrggbb` for people. */
export const colorSchema = v.strictObject({
  colorSpace: v.picklist(colorSpaces),
  components: v.tuple([component, component, component]),
  alpha: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  hex: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'must be like #0b7285'))),
});
export type ColorValue = v.InferOutput<typeof colorSchema>;

/** Colours and where they stand on the way from 0 to 1. */
export const gradientSchema = v.pipe(
  v.array(
    v.strictObject({
      color: colorSchema,
      position: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
  v.minLength(1),
  v.maxLength(8),
);
export type GradientValue = v.InferOutput<typeof gradientSchema>;

const token = <const Schema extends v.GenericSchema>(value: Schema) =>
  v.strictObject({ $value: value, $description: v.optional(v.string()) });

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

const entriesOf = <const Name extends string, Schema extends v.GenericSchema>(
  names: readonly Name[],
  schema: Schema,
) => Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

const radius = v.strictObject({
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(40)),
  unit: v.literal('px'),
});

export const themeSchema = v.strictObject({
  color: v.strictObject({
    $type: v.literal('color'),
    ...entriesOf(requiredColors, token(colorSchema)),
    ...entriesOf(derivedColors, v.optional(token(colorSchema))),
  }),
  gradient: v.optional(
    v.strictObject({
      $type: v.literal('gradient'),
      ...entriesOf(gradientNames, v.optional(token(gradientSchema))),
    }),
  ),
  radius: v.optional(
    v.strictObject({
      $type: v.literal('dimension'),
      ...entriesOf(radiusNames, v.optional(token(radius))),
    }),
  ),
});

export type Theme = v.InferOutput<typeof themeSchema>;
export type ColorName = (typeof requiredColors)[number] | (typeof derivedColors)[number];
