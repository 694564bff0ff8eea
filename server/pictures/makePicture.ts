import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from './pictureFormat';

/** Pixels of an original that we decode at most: a small file can stand for a huge picture. */
const PIXELS_MAX = 40_000_000;

// One picture takes one core; how many at a time is the caller's business.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture in another width and format, never larger than the original.
 * @throws when the original is no picture that can be read
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
