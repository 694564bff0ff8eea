/** A format of pictures that a backend may have. */
export type OriginalFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** How many bytes `originalFormat` reads at most. */
const FORMAT_BYTES = 64;

/**
 * The format of a picture by its first bytes: neither its name nor its `Content-Type` is trusted.
 * Null for anything else, SVG included.
 */
export function originalFormat(file: Uint8Array): OriginalFormat | null {
  const head = Buffer.from(file.subarray(0, FORMAT_BYTES)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[^]{4}WEBPVP8[ LX]/.test(head)) return 'webp';
  return brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : null;
}

/**
 * Whether a picture may have more than one frame. A resized copy would be its first one alone.
 * GIF counts as animated: none of ours is made of it.
 */
export function isAnimated(file: Uint8Array, format: OriginalFormat): boolean {
  const head = Buffer.from(file.subarray(0, FORMAT_BYTES)).toString('latin1');
  switch (format) {
    case 'gif':
      return true;
    case 'webp':
      // The flag of the extended header: https://developers.google.com/speed/webp/docs/riff_container
      return head.startsWith('VP8X', 12) && ((file[20] ?? 0) & 0b10) !== 0;
    case 'png':
      // `acTL` precedes the first `IDAT`: https://www.w3.org/TR/png-3/#apng-frame-based-animation
      return hasAnimationChunk(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
    case 'avif':
      return brandsOf(head)[0] === 'avis';
    case 'jpeg':
      return false;
  }
}

/** The brands of an ISO media file, the major one first; empty for other files. */
function brandsOf(head: string): string[] {
  if (!head.startsWith('ftyp', 4)) return [];
  const size =
    head.charCodeAt(0) * 2 ** 24 +
    head.charCodeAt(1) * 2 ** 16 +
    head.charCodeAt(2) * 256 +
    head.charCodeAt(3);
  const compatible = head.slice(16, Math.min(size, FORMAT_BYTES)).match(/[^]{4}/g) ?? [];
  return [head.slice(8, 12), ...compatible];
}

function hasAnimationChunk(png: Buffer): boolean {
  for (let at = 8; at + 8 <= png.length;) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += 12 + png.readUInt32BE(at);
  }
  return false;
}
