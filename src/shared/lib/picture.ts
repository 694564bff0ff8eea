/** A picture of a backend, on our own origin: our server resizes it. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** Widths that the server offers, in px. */
export const PICTURE_WIDTHS = [160, 320, 400, 480, 640, 800, 960, 1200, 1600] as const;

/** The size of a share picture in px, which the server crops to. */
export const SHARE_SIZE = { width: 1_200, height: 630 } as const;

/** The URL of the picture in a width, in px. */
export function pictureUrl(picture: Picture, width: (typeof PICTURE_WIDTHS)[number]): string {
  return `${picture.src}?w=${String(width)}`;
}

/** The URL of the picture for previews of a link: a JPEG in `SHARE_SIZE`. */
export function shareUrl(picture: Picture): string {
  return `${picture.src}?share`;
}

/** `srcset` with widths up to `widest`. */
export function pictureSrcSet(picture: Picture, widest = 1600): string {
  return PICTURE_WIDTHS.filter((width) => width <= widest)
    .map((width) => `${pictureUrl(picture, width)} ${String(width)}w`)
    .join(', ');
}
