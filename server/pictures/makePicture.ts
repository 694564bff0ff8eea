import sharp from 'sharp';
import { originalFormat } from './originalFormat';
import type { PictureFormat, PictureWidth } from './pictureFormat';

/** Pixels of an original that we decode at most: a small file can stand for a huge picture. */
const PIXELS_MAX = 40_000_000;
/** Processor time of one picture, as far as a step of its codec can be interrupted. */
const LIMIT_SECONDS = 10;
/** AVIF takes a second for about a million pixels, and cannot be interrupted. */
const AVIF_PIXELS_MAX = 8_000_000;

// One picture takes one core; the caller decides how many are made at a time.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture in another width and format, never larger than the original. Of an animated one, in
 * whatever format, its first frame: a page does not move by itself (WCAG 2.2.2).
 * @throws when the original is none of our formats by its bytes, not readable, or takes too long
 */
export async function makePicture(
  original: Buffer,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  // Whatever it is called: an SVG draws for minutes.
  if (originalFormat(original) === null) throw new Error('The original is of no known format');
  const resized = sharp(original, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: LIMIT_SECONDS })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format === 'webp') return resized.webp({ quality: 76, effort: 2 }).toBuffer();
  const { autoOrient } = await resized.metadata();
  const scale = Math.min(1, width / autoOrient.width);
  if (autoOrient.width * autoOrient.height * scale ** 2 > AVIF_PIXELS_MAX) {
    throw new Error('The picture is too large for AVIF');
  }
  return resized.avif({ quality: 52, effort: 2 }).toBuffer();
}
