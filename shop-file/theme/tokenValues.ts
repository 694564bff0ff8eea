import * as v from 'valibot';
import { bytesOf, isInSrgb, srgbHex } from './color';

/*
 * Values of the Design Tokens format, 2025.10 (https://www.designtokens.org/tr/2025.10/): colours,
 * gradients and dimensions, for the tokens of `themeSchema.ts`.
 */

/** Adds a description, which editors show to owners. */
export const described = <const Schema extends v.GenericSchema>(
  description: string,
  schema: Schema,
) => v.pipe(schema, v.description(description));

/** A strict object with plain messages for faults. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries, what: string) =>
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
// Unbounded in theory, but no visible colour exceeds these.
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

export const COLOR =
  'a colour such as {"colorSpace": "srgb", "components": [0.0431, 0.4471, 0.5216]}';
export const GRADIENT = 'a list of stops such as [{"color": { ... }, "position": 0}]';
export const DIMENSION = 'a dimension such as {"value": 20, "unit": "px"}';

/** Whether two colours differ only by rounding. */
function isSameColor(first: string, second: string): boolean {
  const others = bytesOf(second);
  return bytesOf(first).every((byte, index) => Math.abs(byte - (others[index] ?? 0)) <= 1);
}

/** A colour: components in a colour space, and an informative `#rrggbb`. */
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
    // Outside of sRGB, tools write different values of `hex`.
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

/** Colours with positions from 0 to 1. */
export const gradientOf = <Color extends v.GenericSchema>(color: Color) =>
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

export const isOpaque = ({ alpha = 1 }: ColorValue) => alpha === 1;
export const OPAQUE = 'must be opaque, as texts are on it or in it: leave out "alpha"';

/** A background of text. */
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

export const dimensionSchema = v.variant(
  'unit',
  [dimensionIn('px', 40), dimensionIn('rem', 2.5)],
  ({ path }) => `must be ${path ? '"px" or "rem"' : DIMENSION}`,
);
export type DimensionValue = v.InferOutput<typeof dimensionSchema>;
