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

interface ShapeQuery {
  /** Null for an unsupported one. */
  readonly shape: PictureShape | null;
  /** The rest of the query: the version of the original, with the leading `?`, or ''. */
  readonly version: string;
}

/** The shape that a query asks for by its last parameter. */
export function shapeOf(search: string): ShapeQuery {
  const [, version = '', last = ''] = /^(.*)[?&](share|w=\d{1,4})$/s.exec(search) ?? [];
  if (last === 'share') return { shape: 'share', version };
  const shape = PICTURE_WIDTHS.find((width) => `w=${String(width)}` === last) ?? null;
  return { shape, version };
}
