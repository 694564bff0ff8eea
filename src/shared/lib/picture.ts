/** A picture of a backend, on our own origin, where our server resizes it, or at a public listings host. */
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
  return shaped(picture, `w=${String(width)}`);
}

/** The URL of the picture for previews of a link: a JPEG in `SHARE_SIZE`. */
export function shareUrl(picture: Picture): string {
  return shaped(picture, 'share');
}

/** Whether our server resizes it. */
export function isResized({ src }: Picture): boolean {
  return src.startsWith('/');
}

function shaped(picture: Picture, shape: string): string {
  const { src } = picture;
  return isResized(picture) ? `${src}${src.includes('?') ? '&' : '?'}${shape}` : src;
}

/** `srcset` of a resized picture, with widths up to `widest`. */
export function pictureSrcSet(picture: Picture, widest = 1600): string {
  return PICTURE_WIDTHS.filter((width) => width <= widest)
    .map((width) => `${pictureUrl(picture, width)} ${String(width)}w`)
    .join(', ');
}
