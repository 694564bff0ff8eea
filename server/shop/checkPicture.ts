import sharp from 'sharp';

/** A picture's size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const SIDE_MAX = 4_096;

/** Formats as sharp names them, by the end of a file's name. */
const formats: Readonly<Record<string, string>> = {
  avif: 'heif',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
};

/**
 * Decodes a picture, or says why it cannot be used.
 * @param kind the end of its name
 * @param least what it must have on a screen with one pixel for each of CSS
 */
export async function checkPicture(
  bytes: Buffer,
  kind: string,
  least: PictureSize,
): Promise<PictureSize | { readonly fault: string }> {
  const damaged = { fault: `is no ${kind.toUpperCase()} picture, or is damaged` };
  try {
    const picture = sharp(bytes, { limitInputPixels: SIDE_MAX ** 2, failOn: 'error' });
    const { format, width, height, pages = 1 } = await picture.metadata();
    if (format !== formats[kind]) return damaged;
    if (width > SIDE_MAX || height > SIDE_MAX) {
      return { fault: `is ${sizeText({ width, height })}; at most ${String(SIDE_MAX)} a side` };
    }
    if (width < least.width || height < least.height) {
      return { fault: `is ${sizeText({ width, height })}; must be at least ${sizeText(least)}` };
    }
    if (pages > 1) return { fault: 'must not move' };
    // The metadata of a file that is cut off can be read; its pixels cannot.
    await picture.raw().toBuffer();
    return { width, height };
  } catch {
    return damaged;
  }
}

const sizeText = ({ width, height }: PictureSize) => `${String(width)} by ${String(height)} pixels`;
