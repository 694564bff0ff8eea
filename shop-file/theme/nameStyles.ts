/*
 * How the name of a shop is set: beside the logo, and large in the footer. A long one is smaller,
 * so that it is whole. The pages only know the results, as custom properties.
 */

/** How large a text is set, in em. */
export interface TextSize {
  readonly width: number;
  /** How far letters such as g and p hang below their line. */
  readonly depth: number;
}

/**
 * Custom properties as CSS writes them: weight, size and line height beside the logo, and in the
 * header of phones and tablets; size and margin in the footer.
 */
export type NameStyles = Readonly<
  Record<'brand' | 'brandPhone' | 'nameSize' | 'nameMargin', string>
>;

const decimal = (value: number) => String(Number(value.toFixed(3)));

/** @param measure how large the font of headings sets a text */
export function nameStyles(name: string, measure: (text: string) => TextSize): NameStyles {
  return { ...besideLogo(name, measure), ...inFooter(name, measure) };
}

/** Letters beside the logo stand a little closer. */
const BRAND_SPACING = -0.05;

/** Beside the logo, in pixels; `Logo` has room for it. */
const BRAND_WIDTH_MAX = 195;

/** Widest names, in em, of which one line is set in the usual way, and in a smaller size. */
const PHONE_WIDTH = { usual: 6.1, oneLine: 7.2 } as const;

/** What the header of a phone leaves to the name. */
const PHONE_ROOM = '98vw - 206px';

function besideLogo(name: string, measure: (text: string) => TextSize) {
  const widthOf = (text: string) => measure(text).width + text.length * BRAND_SPACING;
  const width = widthOf(name);
  const halves = twoLines(name).map((lines) => Math.max(...lines.map(widthOf)));
  const inTwoLines = Math.min(width, ...halves);
  const isLong = width * 26 > BRAND_WIDTH_MAX;
  const size = Math.max(14, Math.min(22, BRAND_WIDTH_MAX / inTwoLines));
  const phoneWidth = decimal(width > PHONE_WIDTH.oneLine ? inTwoLines : width);
  return {
    brand: isLong ? `750 ${decimal(size)}px/1.2` : '750 26px/calc(32/26)',
    brandPhone:
      width > PHONE_WIDTH.usual
        ? `750 clamp(12px,min(5.7vw,(${PHONE_ROOM})/${phoneWidth}),22px)/1.2`
        : '750 clamp(18px,5.7vw,22px)/calc(28/22)',
  };
}

/** Each way to break a text once between words. */
function twoLines(text: string): readonly (readonly [string, string])[] {
  const words = text.split(' ');
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

/** Of a short name in the footer: a part of the window, and pixels of the widest layout. */
const LARGEST = { vw: 15.2, px: 216 } as const;

/** A longer one leaves a margin beside it. */
const WIDTH_MAX_VW = 92;

/** There letters stand close together. */
const SPACING = -0.085;

/** Their feet go down with the sun. */
const SINK = -0.165;

/** Round letters and signs hang a little lower than others. */
const FEET = 0.06;

function inFooter(name: string, measure: (text: string) => TextSize) {
  const { width, depth } = measure(name);
  const scale = Math.min(1, WIDTH_MAX_VW / LARGEST.vw / (width + name.length * SPACING));
  const [vw, px] = [LARGEST.vw * scale, LARGEST.px * scale].map(decimal);
  const below = depth > FEET ? SINK + depth : SINK;
  return {
    nameSize: `min(${String(vw)}vw,${String(px)}px)`,
    nameMargin: `0 ${decimal(SPACING)}em ${decimal(below)}em 0`,
  };
}

/** Until its font is known. */
export const shortName = nameStyles('', () => ({ width: 1, depth: 0 }));
