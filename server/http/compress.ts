import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './sendResponse';

/** Minimum size for compression, in bytes. */
export const COMPRESSED_FROM = 1_024;
/** Above this size Brotli's best quality takes seconds. */
const BEST_COMPRESSED_TO = 262_144;
/** Brotli's quality for large files, and for what is compressed while a visitor waits. */
export const FAST_QUALITY = 4;

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Compresses off the main thread.
 * @param quality Brotli's, 0 to 11; the best that takes less than a second by default
 */
export function compress(
  plain: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  quality = plain.length > BEST_COMPRESSED_TO ? FAST_QUALITY : constants.BROTLI_MAX_QUALITY,
): Promise<Buffer> {
  return encoding === 'gzip'
    ? packers.gzip(plain)
    : packers.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
