import {
  A98RGB,
  HSL,
  HWB,
  LCH,
  Lab,
  OKLCH,
  OKLab,
  P3,
  type PlainColorObject,
  ProPhoto,
  REC_2020,
  XYZ_D50,
  XYZ_D65,
  inGamut,
  sRGB,
  sRGB_Linear,
  to,
  toGamut,
} from 'colorjs.io/fn';
import type { ColorValue } from './tokenValues';

const spaces = {
  srgb: sRGB,
  'srgb-linear': sRGB_Linear,
  hsl: HSL,
  hwb: HWB,
  lab: Lab,
  lch: LCH,
  oklab: OKLab,
  oklch: OKLCH,
  'display-p3': P3,
  'a98-rgb': A98RGB,
  'prophoto-rgb': ProPhoto,
  rec2020: REC_2020,
  'xyz-d65': XYZ_D65,
  'xyz-d50': XYZ_D50,
} as const;

const plain = ({ colorSpace, components, alpha = 1 }: ColorValue): PlainColorObject => {
  const [first, second, third] = components.map((part) => (part === 'none' ? null : part));
  return {
    space: spaces[colorSpace],
    coords: [first ?? null, second ?? null, third ?? null],
    alpha,
  };
};

/** `#rrggbb` */
export type Hex = string;

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const channelsHex = (channels: readonly (number | null)[]): Hex =>
  `#${channels.map((channel) => toByte(channel ?? 0)).join('')}`;

const toByte = (channel: number) =>
  Math.round(Math.min(Math.max(channel, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0');

export const isInSrgb = (color: ColorValue): boolean => inGamut(plain(color), sRGB);

/** The colour in sRGB, gamut-mapped as in CSS Color 4. */
export function srgbHex(color: ColorValue): Hex {
  const mapped = to(toGamut(plain(color), { space: sRGB }), sRGB);
  return channelsHex(mapped.coords);
}

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

const linear = (color: Oklch) => OKLCH.to(sRGB_Linear, [...color]).map((channel) => channel ?? 0);
const ROUNDING = 1e-4;
const fits = (channels: readonly number[]) =>
  channels.every((channel) => channel > -ROUNDING && channel < 1 + ROUNDING);

/** The colour in sRGB, with its chroma reduced to the gamut at its lightness and hue. */
export function oklchHex([lightness, chroma, hue]: Oklch): Hex {
  if (lightness <= 0) return '#000000';
  if (lightness >= 1) return '#ffffff';
  let channels = linear([lightness, chroma, hue]);
  if (!fits(channels)) {
    let low = 0;
    let high = chroma;
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      if (fits(linear([lightness, middle, hue]))) low = middle;
      else high = middle;
    }
    channels = linear([lightness, low, hue]);
  }
  const [red = 0, green = 0, blue = 0] = channels;
  return channelsHex(sRGB_Linear.to(sRGB, [red, green, blue]));
}
