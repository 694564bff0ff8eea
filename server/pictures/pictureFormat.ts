import { PICTURE_WIDTHS } from '../../src/shared/lib/picture';

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
/** A width in px, or the size and format of previews of a link. */
export type PictureShape = (typeof PICTURE_WIDTHS)[number] | 'share';

/** The best format that a browser accepts. */
export function formatFor(accept = ''): PictureFormat {
  // Who refuses one of them gets none: WebP is sent while AVIF is being made.
  if (REFUSED.test(accept)) return 'jpeg';
  return PICTURE_FORMATS.find((format) => accept.includes(`image/${format}`)) ?? 'jpeg';
}

const REFUSED = /image\/(?:avif|webp)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i;

/** The shape that a query asks for; null for an unsupported one. */
export function shapeOf(search: string): PictureShape | null {
  if (search === '?share') return 'share';
  const requested = /^\?w=(\d{1,4})$/.exec(search)?.[1];
  return PICTURE_WIDTHS.find((width) => String(width) === requested) ?? null;
}
