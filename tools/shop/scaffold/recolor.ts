import sharp, { type Sharp } from 'sharp';
import { type Hex, bytesOf, oklchHex, oklchOf } from '../../../shop-file/theme/color';

/** The colour of the sea in the built-in shop's scenes. */
const SEA: Hex = '#0b7285';
/** Bits of a channel that decide how a colour changes: enough for skies without bands. */
const BITS = 7;

/**
 * A scene of the built-in shop whose sky and sea have the hue of another colour. How light they
 * are stays, so what could be read on them still can; sun, sand and things stay as they are.
 */
export async function recolored(picture: Buffer, hex: Hex): Promise<Sharp> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const changes = new Map<number, readonly number[]>();
  for (let at = 0; at < data.length; at += 3) {
    const share = seaShare(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    if (share === 0) continue;
    const own = data.readUIntBE(at, 3) & MASK;
    let change = changes.get(own);
    if (!change) changes.set(own, (change = changeOf(own, hex)));
    for (const [channel, by] of change.entries()) {
      data[at + channel] = clamp((data[at + channel] ?? 0) + by * share, 0, 255);
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

const MASK = ((0xff << (8 - BITS)) & 0xff) * 0x01_01_01;

function changeOf(own: number, hex: Hex): readonly number[] {
  const before = `#${own.toString(16).padStart(6, '0')}`;
  const bytes = bytesOf(before);
  return bytesOf(inHueOf(hex, before)).map((byte, channel) => byte - (bytes[channel] ?? 0));
}

/** Of large grounds; less than in the colour of a button. */
const COLORFULNESS = 0.8;

/** A colour of sky or sea, as light as it is, in the hue of another colour. */
export function inHueOf(hex: Hex, color: Hex): Hex {
  const [, seaChroma] = oklchOf(SEA);
  const [, wantedChroma, wantedHue] = oklchOf(hex);
  const [lightness, chroma] = oklchOf(color);
  return oklchHex([lightness, (chroma * wantedChroma * COLORFULNESS) / seaChroma, wantedHue]);
}

const clamp = (value: number, least = 0, most = 1) => Math.min(Math.max(value, least), most);

/** How much a colour belongs to sky and sea, from 0 to 1. */
function seaShare(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0 || most === red) return 0;
  const hue =
    most === green ? 120 + (60 * (blue - red)) / range : 240 + (60 * (red - green)) / range;
  // The glow of the sun on the sky is pale; leaves of the same hue are not.
  if (hue < 172) return clamp((hue - 125) / 59) * clamp((0.62 - range / most) / 0.12);
  // Things that are as blue are brighter.
  const dimness = hue < 188 ? 1 : clamp((0.8 - most / 255) / 0.1);
  return clamp((hue - 125) / 59) * clamp((202 - hue) / 8) * dimness;
}
