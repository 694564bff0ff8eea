import sharp, { type Sharp } from 'sharp';

/** A picture's size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const SIDE_MAX = 4_096;

/** sharp's names of formats, by extension. */
const formats: Readonly<Record<string, string>> = {
  avif: 'heif',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
};

/** A picture as served: upright, and without EXIF data such as the location. */
export interface CheckedPicture extends PictureSize {
  readonly body: Buffer;
}

/**
 * Decodes a picture, rotates it upright and strips its metadata, or returns why it cannot be used.
 * @param kind its extension
 * @param least minimum size, for a device pixel ratio of 1
 */
export async function checkPicture(
  bytes: Buffer,
  kind: string,
  least: PictureSize,
): Promise<CheckedPicture | { readonly fault: string }> {
  const damaged = { fault: `is no ${kind.toUpperCase()} picture, or is damaged` };
  try {
    const picture = sharp(bytes, { limitInputPixels: SIDE_MAX ** 2, failOn: 'error' });
    const metadata = await picture.metadata();
    const { format, pages = 1, exif, xmp, iptc, comments, orientation = 1 } = metadata;
    const { width, height } = metadata.autoOrient;
    if (format !== formats[kind]) return damaged;
    if (width > SIDE_MAX || height > SIDE_MAX) {
      return { fault: `is ${sizeText({ width, height })}; at most ${String(SIDE_MAX)} a side` };
    }
    if (width < least.width || height < least.height) {
      return { fault: `is ${sizeText({ width, height })}; must be at least ${sizeText(least)}` };
    }
    if (pages > 1) return { fault: 'must not move' };
    // A truncated file has readable metadata, but not all pixels.
    await picture.clone().raw().toBuffer();
    const isClean = !exif && !xmp && !iptc && !comments && orientation === 1;
    // A picture without metadata keeps its bytes.
    const body = isClean ? bytes : await stripped(picture, format);
    return { body, width, height };
  } catch {
    return damaged;
  }
}

/**
 * Draws an SVG file, or returns why it cannot be used. Pages show it as an image, where nothing in it runs
 * or loads.
 */
export async function checkDrawing(
  bytes: Buffer,
): Promise<CheckedPicture | { readonly fault: string }> {
  try {
    const drawing = sharp(bytes);
    const { format, width, height } = await drawing.metadata();
    if (format !== 'svg') return { fault: 'is no SVG picture' };
    if (/<(?:\w+:)?text[\s>]/.test(bytes.toString())) {
      return { fault: 'has <text>: turn texts into paths, as browsers may not have their font' };
    }
    await drawing.resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    return { body: bytes, width, height };
  } catch {
    return { fault: 'cannot be drawn' };
  }
}

/** Re-encodes a picture upright and without metadata except the colour profile, at high quality. */
function stripped(picture: Sharp, format: string): Promise<Buffer> {
  const upright = picture.clone().autoOrient().keepIccProfile();
  switch (format) {
    case 'png':
      return upright.png().toBuffer();
    case 'webp':
      return upright.webp({ quality: 90 }).toBuffer();
    case 'heif':
      return upright.avif({ quality: 80 }).toBuffer();
    default:
      return upright.jpeg({ quality: 90 }).toBuffer();
  }
}

const sizeText = ({ width, height }: PictureSize) => `${String(width)} by ${String(height)} pixels`;
