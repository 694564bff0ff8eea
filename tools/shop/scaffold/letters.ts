import { type Font, create } from 'fontkitten';

/** Letters as shapes: pictures cannot count on the fonts of a machine. */
export interface Outline {
  /** What `<path d>` takes; the baseline is at 0, y goes down. */
  readonly path: string;
  readonly box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly advance: number;
}

/** A font in one weight. */
export interface Lettering {
  /** @param size in px @returns null where the font lacks a letter */
  outline(text: string, size: number): Outline | null;
}

/** @param bytes a font of a shop, which has been checked */
export async function lettering(bytes: Buffer, weight: number): Promise<Lettering> {
  const { default: decompress } = await import('woff2-encoder/decompress');
  const font = create(Buffer.from(await decompress(bytes)));
  if (font.isCollection) throw new Error('A font that is a collection');
  const inWeight = font.variationAxes.wght ? font.getVariation({ wght: weight }) : font;
  return { outline: (text, size) => outlineOf(inWeight, text, size) };
}

function outlineOf(font: Font, text: string, size: number): Outline | null {
  const scale = size / font.unitsPerEm;
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const paths: string[] = [];
  let advance = 0;
  for (const glyph of font.glyphsForString(text)) {
    if (glyph.codePoints.some((point) => !font.hasGlyphForCodePoint(point))) return null;
    const path = glyph.path.scale(scale, -scale).translate(advance, 0);
    advance += glyph.advanceWidth * scale;
    if (path.commands.length === 0) continue;
    const { minX, maxX, minY, maxY } = path.bbox;
    box.left = Math.min(box.left, minX);
    box.right = Math.max(box.right, maxX);
    box.top = Math.min(box.top, minY);
    box.bottom = Math.max(box.bottom, maxY);
    paths.push(
      path.toSVG().replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(2)))),
    );
  }
  return { path: paths.join(''), box, advance };
}
