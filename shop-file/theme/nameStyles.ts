/*
 * Typography of the shop's name, beside the logo and large in the footer. A long name is smaller, so that
 * it fits. Pages get the results as custom properties.
 */

/** The size of a text, in em. */
export interface TextSize {
  readonly width: number;
  /** Descent of letters such as g and p. */
  readonly depth: number;
}

/**
 * Custom properties in CSS syntax: weight, size and line height beside the logo, and in the header of
 * phones and tablets; size and margin in the footer.
 */
export type NameStyles = Readonly<
  Record<'brand' | 'brandPhone' | 'nameSize' | 'nameMargin', string>
>;

const decimal = (value: number) => String(Number(value.toFixed(3)));

/** @param measure measures a text in the heading font */
export function nameStyles(name: string, measure: (text: string) => TextSize): NameStyles {
  return { ...besideLogo(name, measure), ...inFooter(name, measure) };
}

/** Letter spacing beside the logo, in em. */
const BRAND_SPACING = -0.05;

/** Maximum width beside the logo, in px at a root of 16 px; `Logo` has room for it. */
const BRAND_WIDTH_MAX = 195;

/** Maximum width of a name on one line, in em, at the usual size and at a smaller one. */
const PHONE_WIDTH = { usual: 6.1, oneLine: 7.2 } as const;

/** Available width in the header of a phone. */
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
    brand: isLong
      ? `750 ${String(Number((size / 16).toFixed(4)))}rem/1.2`
      : '750 1.625rem/calc(32/26)',
    brandPhone:
      width > PHONE_WIDTH.usual
        ? `750 clamp(12px,min(5.7vw,(${PHONE_ROOM})/${phoneWidth}),1.375rem)/1.2`
        : // Larger text of the browser takes the room that is left.
          `750 min(clamp(1.125rem,5.7vw,1.375rem),max(5.7vw,(${PHONE_ROOM})/${phoneWidth}))/calc(28/22)`,
  };
}

/** All ways to break a text into two lines. */
function twoLines(text: string): readonly (readonly [string, string])[] {
  const words = text.split(' ');
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

/** Size of a short name in the footer: a share of the window, and px in the widest layout. */
const LARGEST = { vw: 15.2, px: 216 } as const;

/** Maximum width of a longer name, which leaves a margin. */
const WIDTH_MAX_VW = 92;

/** Letter spacing in the footer, in em. */
const SPACING = -0.085;

/** Offset by which the letters sink with the sun, in em. */
const SINK = -0.165;

/** Overshoot of round letters below the baseline, in em. */
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

/** The styles until the font is known. */
export const shortName = nameStyles('', () => ({ width: 1, depth: 0 }));
