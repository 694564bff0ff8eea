import sharp, { type Metadata, type Sharp } from 'sharp';
import { SHARE_SIZE } from '../../src/shared/lib/picture';
import { originalFormat } from './originalFormat';
import type { PictureFormat, PictureShape } from './pictureFormat';

const MB = 1_048_576;
const MEGAPIXELS = 1_000_000;

/**
 * Pixels of an original that we decode at most: a small file can stand for a huge picture. A JPEG is read at
 * a half to an eighth of its size, so that 120 megapixels need 40 MB.
 */
const PIXELS_MAX = 40 * MEGAPIXELS;
const JPEG_PIXELS_MAX = 120 * MEGAPIXELS;
/** A progressive JPEG is in memory as a whole, with two bytes a sample. */
const PROGRESSIVE_BYTES_MAX = 200 * MB;
/**
 * Scans of a JPEG, each of which decodes all its blocks before the first line. Cameras and encoders write
 * about ten.
 */
const SCANS_MAX = 100;
/** Processor time of one picture, as far as a step of its codec can be interrupted. */
const LIMIT_SECONDS = 10;
/** AVIF takes a second for about a million pixels, and cannot be interrupted. */
const AVIF_PIXELS_MAX = 8 * MEGAPIXELS;

/** Messengers leave out larger pictures. */
const SHARE_BYTES_MAX = 300_000;
const SHARE_QUALITIES = [80, 60, 40, 20, 10] as const;

// One picture takes one core; the caller decides how many are made at a time.
sharp.concurrency(1);
sharp.cache(false);

/** The original cannot be made into a picture, now or later. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError';
}

/**
 * A picture in another size and format, never larger than the original, except a share picture. Of an
 * animated one, in whatever format, its first frame: a page does not move by itself (WCAG 2.2.2).
 * @throws UnusablePictureError when the original is none of our formats by its bytes, not readable, too
 * large, or takes too long
 */
export async function makePicture(
  original: Buffer,
  shape: PictureShape,
  format: PictureFormat,
): Promise<Buffer> {
  try {
    const { autoOrient } = await checkedMetadata(original);
    const upright = sharp(original, { limitInputPixels: JPEG_PIXELS_MAX, failOn: 'error' })
      .timeout({ seconds: LIMIT_SECONDS })
      .rotate();
    if (shape === 'share') return await makeSharePicture(upright);
    const resized = upright.resize({ width: shape, withoutEnlargement: true });
    if (format === 'webp') return await resized.webp({ quality: 76, effort: 2 }).toBuffer();
    if (format === 'jpeg') return await asJpeg(resized, 78);
    const scale = Math.min(1, shape / autoOrient.width);
    if (autoOrient.width * autoOrient.height * scale ** 2 > AVIF_PIXELS_MAX) {
      throw new Error('The picture is too large for AVIF');
    }
    return await resized.avif({ quality: 52, effort: 2 }).toBuffer();
  } catch (error) {
    throw new UnusablePictureError(error instanceof Error ? error.message : String(error));
  }
}

/** Why a picture cannot be made of an original, as far as its head says; null if it can. */
export async function originalFault(original: Buffer): Promise<string | null> {
  try {
    await checkedMetadata(original);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function checkedMetadata(original: Buffer): Promise<Metadata> {
  // Whatever it is called: an SVG draws for minutes.
  const format = originalFormat(original);
  if (format === null) throw new Error('The original is of no known format');
  const metadata = await sharp(original, { limitInputPixels: false, failOn: 'error' }).metadata();
  const { width, height, isProgressive, chromaSubsampling } = metadata;
  const pixels = width * height;
  const isJpeg = format === 'jpeg';
  if (pixels > (isJpeg ? JPEG_PIXELS_MAX : PIXELS_MAX)) {
    throw new Error(`The original is too large: ${megapixels(pixels)}`);
  }
  if (isJpeg && scansOf(original) > SCANS_MAX) {
    throw new Error(`The original has more than ${String(SCANS_MAX)} scans`);
  }
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : 4;
  if (isJpeg && isProgressive && pixels * samples * 2 > PROGRESSIVE_BYTES_MAX) {
    throw new Error(`The original is too large for a progressive JPEG: ${megapixels(pixels)}`);
  }
  return metadata;
}

/** Counts the scans of a JPEG by its markers, up to the end of the image. */
function scansOf(jpeg: Buffer): number {
  let scans = 0;
  for (
    let at = jpeg.indexOf(0xff);
    at !== -1 && at < jpeg.length - 3;
    at = jpeg.indexOf(0xff, at)
  ) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === 0xd9) break;
    if (marker === 0xda) scans += 1;
    // Fill bytes, stuffed bytes and restarts have no length.
    if (marker === 0xff) at += 1;
    else
      at += marker < 0xc0 || (marker >= 0xd0 && marker < 0xd9) ? 2 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return scans;
}

const megapixels = (pixels: number) => `${String(Math.round(pixels / MEGAPIXELS))} megapixels`;

/** Has exactly the size that pages state. */
async function makeSharePicture(upright: Sharp): Promise<Buffer> {
  const cropped = upright.resize({ ...SHARE_SIZE, fit: 'cover', position: 'attention' });
  const [best, ...lower] = SHARE_QUALITIES;
  let picture = await asJpeg(cropped.clone(), best);
  for (const quality of lower) {
    if (picture.length < SHARE_BYTES_MAX) break;
    picture = await asJpeg(cropped.clone(), quality);
  }
  return picture;
}

/** JPEG has no transparency. */
function asJpeg(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();
}
