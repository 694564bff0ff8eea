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
