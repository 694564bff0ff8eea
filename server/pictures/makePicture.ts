import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from './pictureFormat';

/** Pixels of an original that we decode at most: a small file can stand for a huge picture. */
const PIXELS_MAX = 40_000_000;

// One picture takes one core; the caller decides how many are made at a time.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture in another width and format, never larger than the original. Of an animated one, in
 * whatever format, its first frame: a page does not move by itself (WCAG 2.2.2).
 * @throws when the original is not a readable picture
 */
export async function makePicture(
  original: Buffer,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  const resized = sharp(original, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? resized.avif({ quality: 52, effort: 2 }).toBuffer()
    : resized.webp({ quality: 76, effort: 2 }).toBuffer();
}
