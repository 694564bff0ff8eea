import {
  OKLCH,
  type PlainColorObject,
  inGamut,
  sRGB,
  sRGB_Linear,
  serialize,
  to,
  toGamut,
} from 'colorjs.io/fn';
import type { ColorValue } from './tokenValues';

const plain = ({ colorSpace, components }: ColorValue): PlainColorObject => ({
  space: colorSpace === 'oklch' ? OKLCH : sRGB,
  coords: components.map((part) => (part === 'none' ? null : part)) as PlainColorObject['coords'],
  alpha: 1,
});

/** `#rrggbb` */
export type Hex = string;

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const hexOf = (color: PlainColorObject): Hex =>
  serialize(toGamut(to(color, sRGB), { method: 'clip' }), {
    format: 'hex',
    collapse: false,
  });

export const isInSrgb = (color: ColorValue): boolean => inGamut(plain(color), sRGB);

/** The colour in sRGB, gamut-mapped as in CSS Color 4. */
export const srgbHex = (color: ColorValue): Hex => hexOf(toGamut(plain(color), { space: sRGB }));

/** Red, green and blue, 0 to 255. */
export function bytesOf(hex: Hex): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A colour in the Design Tokens format. */
export function colorValueOf(hex: Hex): ColorValue {
  const [red, green, blue] = bytesOf(hex).map((byte) => Math.round((byte / 255) * 10_000) / 10_000);
  return { colorSpace: 'srgb', components: [red ?? 0, green ?? 0, blue ?? 0], hex };
}

export function oklchOf(hex: Hex): Oklch {
  const [red, green, blue] = bytesOf(hex);
  const [lightness, chroma, hue] = sRGB.to(OKLCH, [red / 255, green / 255, blue / 255]);
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}

/**
 * The colour in sRGB, with its chroma reduced to the gamut. `toGamut` would change its lightness too, on
 * which contrast depends.
 */
export function oklchHex([lightness, chroma, hue]: Oklch): Hex {
  if (lightness <= 0) return '#000000';
  if (lightness >= 1) return '#ffffff';
  const inRgb = (reduced: number) => OKLCH.to(sRGB_Linear, [lightness, reduced, hue]);
  const fits = (reduced: number) => sRGB_Linear.inGamut(inRgb(reduced), { epsilon: 1e-4 });
  let [low, high] = [fits(chroma) ? chroma : 0, chroma];
  for (let step = 0; low < high && step < 12; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return hexOf({ space: sRGB_Linear, coords: inRgb(low), alpha: 1 });
}
