/** A picture of a backend. */
export interface Picture {
  readonly src: string;
  /** Whether our server resizes it: `src?w=…`. */
  readonly resizable: boolean;
  readonly alt: string;
}

/** Widths that the server offers, in px. */
export const PICTURE_WIDTHS = [160, 320, 400, 480, 640, 800, 960, 1200, 1600] as const;

/** The URL of the picture in a width, in px. */
export function pictureUrl(picture: Picture, width: (typeof PICTURE_WIDTHS)[number]): string {
  return picture.resizable ? `${picture.src}?w=${String(width)}` : picture.src;
}

/** `srcset` with widths up to `widest`, or undefined for a picture of one size. */
export function pictureSrcSet(picture: Picture, widest = 1600): string | undefined {
  if (!picture.resizable) return undefined;
  return PICTURE_WIDTHS.filter((width) => width <= widest)
    .map((width) => `${pictureUrl(picture, width)} ${String(width)}w`)
    .join(', ');
}
