/** Attributes of a `<link rel="preload" as="image">`. */
export type PicturePreload = Readonly<Record<string, string>>;

const IMAGE = /<img[^>]*fetchpriority="high"[^>]*>/i;
const SOURCE = /<source[^>]*>/gi;
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/gi;

/**
 * The page's main picture, for the head: the first one with high priority in the rendered page.
 * Where it has another source for some screens, each screen preloads its own; of a source in a
 * newer format only that one, which few browsers do not know.
 */
export function picturePreloads(html: string): PicturePreload[] {
  const found = IMAGE.exec(html);
  if (!found) return [];
  const [image] = found;
  const picture = html.slice(html.lastIndexOf('<picture', found.index), found.index);
  const isOutside = !picture.startsWith('<picture') || picture.includes('</picture>');
  const sources = isOutside ? [] : (picture.match(SOURCE) ?? []).map(attributesOf);
  const ownMedia = sources.flatMap(({ media }) => (media === undefined ? [] : [media]));
  const isReplaced = sources.some(({ media, type }) => media === undefined && type !== undefined);
  return [
    ...sources.map((source, index) => preloadOf(source, ownMedia.slice(0, index))),
    ...(isReplaced ? [] : [preloadOf(attributesOf(image), ownMedia)]),
  ];
}

type Attributes = Readonly<Record<string, string>>;

/** @param others media queries of the sources that come before and win where they match */
function preloadOf(attributes: Attributes, others: readonly string[]): PicturePreload {
  const { src, srcset, sizes, media, type } = attributes;
  const where = [...others.map((query) => `not all and ${query}`), ...(media ? [media] : [])];
  return {
    ...(src !== undefined && { href: src }),
    ...(srcset !== undefined && { imagesrcset: srcset }),
    ...(sizes !== undefined && { imagesizes: sizes }),
    ...(type !== undefined && { type }),
    // `not` belongs to a whole query; several conditions are rare and the first one decides.
    ...(where[0] !== undefined && { media: where[0] }),
    fetchpriority: 'high',
  };
}

function attributesOf(tag: string): Attributes {
  const pairs = [...tag.matchAll(ATTRIBUTE)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), unescape(value)] as const,
  );
  return Object.fromEntries(pairs);
}

/** React escapes these in attributes. */
function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
