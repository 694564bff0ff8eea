import * as v from 'valibot';
import {
  type DerivedColor,
  type GradientName,
  type RadiusName,
  type RequiredColor,
  derivedTokens,
  gradientTokens,
  radiusTokens,
  requiredTokens,
} from './themeTokens';
import {
  type ColorValue,
  type DimensionValue,
  type GradientValue,
  described,
  fields,
  notes,
  themeParts,
  typed,
} from './tokenValues';

/** The values of a theme's tokens. */
export interface Theme {
  readonly color: Readonly<Record<RequiredColor, ColorValue>> &
    Readonly<Partial<Record<DerivedColor, ColorValue>>>;
  readonly gradient: Readonly<Partial<Record<GradientName, GradientValue>>>;
  readonly radius: Readonly<Partial<Record<RadiusName, DimensionValue>>>;
}

const { colorToken, gradientToken, tintToken, radiusToken } = themeParts;

const entriesOf = <Schema extends v.GenericSchema>(
  table: Readonly<Record<string, readonly [description: string, ...rest: unknown[]]>>,
  schema: Schema,
) =>
  Object.fromEntries(
    Object.entries(table).map(([name, [text]]) => [name, described(text, schema)]),
  );

const { warmTint, coolTint, freshTint } = gradientTokens;

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
          {
            ...typed('gradient'),
            ...entriesOf(gradientTokens, v.optional(gradientToken)),
            ...entriesOf({ warmTint, coolTint, freshTint }, v.optional(tintToken)),
          },
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

/** The values of a group of tokens; notes of the format begin with `$`. */
const valuesOf = (group: object = {}) =>
  Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, token]) => [name, (token as { readonly $value: unknown }).$value]),
  );

/** The theme of a shop file. */
export const themeSchema = v.pipe(
  tokensSchema,
  v.transform(
    ({ color, gradient, radius }) =>
      ({
        color: valuesOf(color),
        gradient: valuesOf(gradient),
        radius: valuesOf(radius),
      }) as unknown as Theme,
  ),
);
