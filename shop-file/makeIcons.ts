import sharp, { type Sharp } from 'sharp';
import { iconPaths } from '../src/shared/config/paths';
import type { CheckedFile } from './readShop';

/** Size of the rendering from which all icons are made, in px. */
const DRAWN = 512;
const CHANNELS = 4;
const OPAQUE = 255;

/** Share of the logo in an icon: systems crop maskable icons to circles, and corners of touch icons. */
const shares = {
  /** A logo that fills its square extends to the edges. */
  filled: { touch: 1, maskable: 0.84 },
  /** Any other one has a background. */
  free: { touch: 0.74, maskable: 0.6 },
} as const;

/**
 * The icons of a shop as PNG, made of its logo, by path.
 * @param ground background of a logo that does not fill its square
 */
export async function makeIcons(
  logo: CheckedFile,
  ground: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = await draw(logo);
  const filled = filledSquare(drawn);
  const kind = filled ? 'filled' : 'free';
  const onGround = (size: number, use: 'touch' | 'maskable') => {
    const inner = Math.round(size * shares[kind][use]);
    const before = Math.floor((size - inner) / 2);
    const after = size - inner - before;
    const edges = { top: before, left: before, bottom: after, right: after };
    const picture = raw(filled ?? drawn).resize(inner, inner);
    return filled
      ? picture.extend({ ...edges, extendWith: 'copy' }).removeAlpha()
      : picture.flatten({ background: ground }).extend({ ...edges, background: ground });
  };
  const plain = (size: number) => raw(drawn).resize(size, size);
  const pictures: Readonly<Record<string, Sharp>> = {
    [iconPaths.touch]: onGround(180, 'touch'),
    [iconPaths.small]: plain(192),
    [iconPaths.large]: plain(512),
    [iconPaths.smallMaskable]: onGround(192, 'maskable'),
    [iconPaths.largeMaskable]: onGround(512, 'maskable'),
    ...(logo.extension !== 'svg' && { [iconPaths.favicon]: plain(32) }),
  };
  const icons = new Map<string, Buffer>();
  for (const [path, picture] of Object.entries(pictures)) {
    icons.set(path, await picture.png({ compressionLevel: 9 }).toBuffer());
  }
  return icons;
}

/** The logo as pixels. */
async function draw({ body, size }: CheckedFile): Promise<Buffer> {
  // Renders an SVG at the needed size; 72 dpi is its own.
  const density = Math.min(Math.max((72 * DRAWN) / (size?.width ?? DRAWN), 1), 100_000);
  return sharp(body, { density })
    .resize(DRAWN, DRAWN, { fit: 'contain', background: '#0000' })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

const raw = (pixels: Buffer) =>
  sharp(pixels, { raw: { width: DRAWN, height: DRAWN, channels: CHANNELS } });

/**
 * Fills the rounded corners of a logo that fills its square, by extending each row. Null for any other
 * logo.
 */
function filledSquare(drawn: Buffer): Buffer | null {
  const isOpaque = (x: number, y: number) =>
    (drawn[(y * DRAWN + x) * CHANNELS + CHANNELS - 1] ?? 0) >= OPAQUE;
  const middle = DRAWN / 2;
  const edge = DRAWN - 1;
  const reaches =
    isOpaque(middle, 0) && isOpaque(middle, edge) && isOpaque(0, middle) && isOpaque(edge, middle);
  if (!reaches) return null;
  const filled = Buffer.from(drawn);
  const copy = (fromX: number, toX: number, y: number) => {
    const from = (y * DRAWN + fromX) * CHANNELS;
    filled.copyWithin((y * DRAWN + toX) * CHANNELS, from, from + CHANNELS);
  };
  for (let y = 0; y < DRAWN; y++) {
    let first = 0;
    while (first < middle && !isOpaque(first, y)) first++;
    for (let x = 0; x < first; x++) copy(first, x, y);
    let last = edge;
    while (last > middle && !isOpaque(last, y)) last--;
    for (let x = last + 1; x < DRAWN; x++) copy(last, x, y);
  }
  return filled;
}
