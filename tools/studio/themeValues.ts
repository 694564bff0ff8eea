import * as v from 'valibot';
import { type Hex, colorValueOf, srgbHex } from '../../shop-file/theme/color';
import type { ResolvedTheme } from '../../shop-file/theme/themeColors';
import { colorSchema } from '../../shop-file/theme/tokenValues';
import type { Json, JsonObject } from './contract';
import { isObject } from './places';
import { startingColors } from './studioTokens';

/** What colour inputs show and give. */
export const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/i.test(text);

/** A colour of the file as text: what was typed, or its `#rrggbb`. */
export function hexOf(value: Json | undefined, theme: ResolvedTheme | undefined): string {
  if (typeof value === 'string') return aliasHex(value, theme);
  const { hex } = isObject(value) ? value : {};
  if (typeof hex === 'string' && !isHex(hex)) return hex;
  const color = v.safeParse(colorSchema, value);
  return color.success ? srgbHex(color.output) : typeof hex === 'string' ? hex : '';
}

/** The colour that `{color.primary}` names. */
function aliasHex(alias: string, theme: ResolvedTheme | undefined): string {
  const name = /^\{color\.(\w+)\}$/.exec(alias)?.[1] ?? '';
  return (theme?.colors as Readonly<Record<string, Hex>> | undefined)?.[name] ?? alias;
}

/** The file's form of a typed colour, as opaque as it was. What is no colour stays as it is typed. */
export function colorOf(text: string, before: Json | undefined): Json {
  const old = isObject(before) ? before : {};
  if (!isHex(text)) return { ...colorJson(startingColors.unknown), ...old, hex: text };
  const { alpha } = old;
  return { ...colorJson(text.toLowerCase()), ...(alpha !== undefined && { alpha }) };
}

const colorJson = (hex: Hex) => colorValueOf(hex) as unknown as JsonObject;

/** A gradient of the file as CSS; undefined when one of its colours is invalid. */
export function stopsCss(
  stops: readonly Json[],
  theme: ResolvedTheme | undefined,
): string | undefined {
  const parts = stops.map((stop) => {
    const { color, position } = isObject(stop) ? stop : {};
    const hex = hexOf(color, theme);
    if (!isHex(hex)) return undefined;
    const { alpha = 1 } = isObject(color) ? color : {};
    const opaque = Math.round(Number(alpha) * 255)
      .toString(16)
      .padStart(2, '0');
    return `${hex}${opaque} ${String(Number(position) * 100)}%`;
  });
  const [only] = parts;
  if (only === undefined || parts.includes(undefined)) return undefined;
  return `linear-gradient(to right, ${[...parts, ...(parts.length === 1 ? [only] : [])].join(', ')})`;
}
