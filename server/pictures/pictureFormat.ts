import { PICTURE_WIDTHS } from '../../src/shared/lib/picture';

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * The best format that a browser accepts, or null for the original. Who refuses one of them gets the
 * original: WebP is sent while AVIF is being made.
 */
export function formatFor(accept = ''): PictureFormat | null {
  if (REFUSED.test(accept)) return null;
  return PICTURE_FORMATS.find((format) => accept.includes(`image/${format}`)) ?? null;
}

const REFUSED = /image\/(?:avif|webp)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i;

/** The width in a query, in px; null for an unsupported width. */
export function widthOf(search: string): PictureWidth | null {
  const requested = /^\?w=(\d{1,4})$/.exec(search)?.[1];
  return PICTURE_WIDTHS.find((width) => String(width) === requested) ?? null;
}
