import { PICTURE_WIDTHS } from '../../src/shared/lib/picture';

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The best format that a browser accepts, or null for the original. */
export function formatFor(accept: string | undefined): PictureFormat | null {
  if (accept === undefined) return null;
  if (takes(accept, 'avif')) return 'avif';
  return takes(accept, 'webp') ? 'webp' : null;
}

function takes(accept: string, format: PictureFormat): boolean {
  const refused = new RegExp(`image/${format}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`);
  return accept.includes(`image/${format}`) && !refused.test(accept);
}

/** The width in a query, in px; null for an unsupported width. */
export function widthOf(search: string): PictureWidth | null {
  const requested = /^\?w=(\d{1,4})$/.exec(search)?.[1];
  return PICTURE_WIDTHS.find((width) => String(width) === requested) ?? null;
}
