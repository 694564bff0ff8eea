import { preload } from 'react-dom';

/** A `<source>` of a `<picture>`. */
interface Source {
  readonly srcSet: string;
  readonly sizes?: string;
  /** One condition in parentheses, so that it can be negated. */
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
 * Preloads a `<picture>` with high priority; call it during render. React itself preloads an `<img>`
 * outside of a `<picture>`. A browser preloads only what it shows: the source if its media query matches,
 * else the image. A source in a newer format is preloaded alone, because almost every browser supports
 * the format.
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
