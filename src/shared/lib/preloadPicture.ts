import { preload } from 'react-dom';

/** A `<source>` of a `<picture>`. */
interface Source {
  readonly srcSet: string;
  readonly sizes?: string;
  /** A single condition in parentheses, which can be negated as a whole. */
  readonly media?: string;
  readonly type?: string;
}

/** The `<img>` of a `<picture>`. */
interface Image {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string;
}

/**
 * Preloads a `<picture>` with high priority; call it while rendering. React does the same by itself
 * for an `<img>` that is not in a `<picture>`. Each screen preloads only what it shows: the source
 * where its media query matches, else the image. Where a source is in a newer format, only the
 * source is preloaded, as almost every browser knows the format.
 */
export function preloadPicture(source: Source, image: Image): void {
  const { srcSet, sizes, media, type } = source;
  const common = { as: 'image', fetchPriority: 'high' } as const;
  preload(srcSet, { ...common, imageSrcSet: srcSet, imageSizes: sizes, media, type });
  if (media === undefined) return;
  preload(image.src, {
    ...common,
    imageSrcSet: image.srcSet,
    imageSizes: image.sizes,
    media: `not all and ${media}`,
  });
}
