import { PICTURE_WIDTHS } from '../../src/shared/lib/picture';

export type PictureFormat = 'avif' | 'webp';
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The best format that a browser says it shows, or null for the original. */
export function formatFor(accept: string | undefined): PictureFormat | null {
  if (accept === undefined) return null;
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : null;
}

/** The width that a query asks for, in px; null when it is none of ours. */
export function widthOf(search: string): PictureWidth | null {
  const asked = /^\?w=(\d{1,4})$/.exec(search)?.[1];
  return PICTURE_WIDTHS.find((width) => String(width) === asked) ?? null;
}
