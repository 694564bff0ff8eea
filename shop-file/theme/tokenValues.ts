import * as v from 'valibot';
import { bytesOf, isInSrgb, srgbHex } from './color';

/*
 * Values and tokens of the Design Tokens format, 2025.10 (https://www.designtokens.org/tr/2025.10/):
 * colours, gradients and dimensions.
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

function range(least: number, most: number) {
  const message = `must be from ${String(least)} to ${String(most)}`;
  return v.pipe(v.number(), v.finite(), v.minValue(least, message), v.maxValue(most, message));
}

const orNone = (schema: v.GenericSchema<number>, limits: string) =>
  v.union([schema, v.literal('none')], `must be a number from ${limits}, or "none"`);

const component = (least: number, most: number) =>
  orNone(range(least, most), `${String(least)} to ${String(most)}`);

const HUE = '0 to less than 360';
const hue = orNone(
  v.pipe(v.number(), v.minValue(0, `must be from ${HUE}`), v.ltValue(360, `must be from ${HUE}`)),
  HUE,
);

type Component = v.GenericSchema<number | 'none'>;

const inSpace = <const Name extends string>(
  name: Name,
  components: readonly [Component, Component, Component],
) =>
  fields(
    {
      colorSpace: described('The colour space; "srgb" if you know none.', v.literal(name)),
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

const COLOR = 'a colour such as {"colorSpace": "srgb", "components": [0.0431, 0.4471, 0.5216]}';
const GRADIENT = 'a list of stops such as [{"color": { ... }, "position": 0}]';
const DIMENSION = 'a dimension such as {"value": 20, "unit": "px"}';

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
      inSpace('srgb', [component(0, 1), component(0, 1), component(0, 1)]),
      // Unbounded in theory, but no visible colour exceeds a chroma of 0.5.
      inSpace('oklch', [component(0, 1), component(0, 0.5), hue]),
    ],
    ({ path }) => `must be ${path ? '"srgb" or "oklch"' : COLOR}`,
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const { hex } = dataset.value;
    // Outside of sRGB, tools write different values of `hex`.
    if (hex === undefined || !isInSrgb(dataset.value)) return;
    const shown = srgbHex(dataset.value);
    if (isSameColor(hex, shown)) return;
    const components = bytesOf(hex).map((byte) => (byte / 255).toFixed(4));
    addIssue({
      message: `has hex ${hex}, but its components are ${shown}; write "hex": "${shown}", or "colorSpace": "srgb", "components": [${components.join(', ')}]`,
    });
  }),
  v.description('A colour: its space and its components.'),
);
export type ColorValue = v.InferOutput<typeof colorSchema>;

/** Colours with positions from 0 to 1. */
const gradientSchema = v.pipe(
  v.array(
    fields(
      {
        color: colorSchema,
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
  v.description('Colours with positions.'),
);

export type GradientValue = v.InferOutput<typeof gradientSchema>;

const isOpaque = ({ alpha = 1 }: ColorValue) => alpha === 1;
const OPAQUE = 'must be opaque, as texts are on it or in it: leave out "alpha"';

const opaqueColor = v.pipe(colorSchema, v.check(isOpaque, OPAQUE));

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

const dimensionSchema = v.variant(
  'unit',
  [dimensionIn('px', 40), dimensionIn('rem', 2.5)],
  ({ path }) => `must be ${path ? '"px" or "rem"' : DIMENSION}`,
);
export type DimensionValue = v.InferOutput<typeof dimensionSchema>;

/** Allowed on tokens and groups, and ignored. */
export const notes = {
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

/** The type of a token or group, and notes. */
export const typed = <const Type extends string>(type: Type) => ({
  $type: described(
    `The type of a token, which its group may say for all: "${type}".`,
    v.optional(v.literal(type, `must be "${type}"`)),
  ),
  ...notes,
});

const tokenOf = <const Type extends string>(type: Type, value: v.GenericSchema) =>
  fields({ $value: value, ...typed(type) }, `a token of type "${type}"`);

/** Shared parts of a theme, which its JSON Schema defines once. */
export const themeParts = {
  color: colorSchema,
  opaqueColor,
  colorToken: tokenOf('color', opaqueColor),
  gradientToken: tokenOf('gradient', gradientSchema),
  tintToken: tokenOf('gradient', tintSchema),
  radiusToken: tokenOf('dimension', described('A length.', dimensionSchema)),
};
