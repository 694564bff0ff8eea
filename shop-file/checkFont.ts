import { type Font, create } from 'fontkitten';
import type { Language } from '../src/shared/i18n/languages';
import type { TextSize } from './theme/nameStyles';

/** The metrics of a font for pages. */
export interface FontFacts {
  /** Lightest and boldest. */
  readonly weights: readonly [number, number];
  /** Metric overrides of Arial as fallback font, which avoid a layout shift, in percent. */
  readonly fallback: Readonly<Record<'sizeAdjust' | 'ascent' | 'descent' | 'lineGap', number>>;
  /** Measures a text in the boldest weight. */
  readonly measure: (text: string) => TextSize;
}

export type FontRole = 'heading' | 'text';

/** Lightest and boldest weight that the storefront uses; the first is the most used one. */
export const USED_WEIGHTS: Readonly<Record<FontRole, readonly [number, number]>> = {
  heading: [720, 720],
  text: [400, 700],
};

/** The weight of the shop's name. */
const BOLDEST = 800;

/** Sample text for the average width, with the typical frequency of characters. */
const SAMPLE = [
  'Everything sweet on the island, in one place. Cars, homes, stays, water sports and nail services',
  'from all over the island, with featured products and bikes for sale. Scooters and bicycles, new',
  'and used: ask the seller, look at it, and ride home. Free delivery on 24 of 1,350 offers.',
].join(' ');

/** Average width of a character of the sample in Arial, in em. */
const ARIAL_WIDTH = 0.4326;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?\'"()&%+-/';
const OWN_LETTERS: Readonly<Record<Language, string>> = {
  en: '',
  nl: 'áéíóúàèëïöüç',
  es: 'áéíóúüñÁÉÍÓÚÑ¿¡',
  pap: 'áéíóúàèìòùüñç',
};

/** Reads a font, or returns why it cannot be used. */
export async function checkFont(
  bytes: Buffer,
  role: FontRole,
  languages: readonly Language[],
): Promise<FontFacts | { readonly fault: string }> {
  const damaged = { fault: 'is no font in the WOFF2 format, or is damaged' };
  try {
    // The decoder is loaded only when needed.
    const { default: decompress } = await import('woff2-encoder/decompress');
    const font = create(Buffer.from(await decompress(bytes)));
    return font.isCollection ? damaged : factsOf(font, role, languages);
  } catch {
    // Browsers refuse a font that the decoder or the parser refuses.
    return damaged;
  }
}

function factsOf(font: Font, role: FontRole, languages: readonly Language[]) {
  const known = new Set(font.characterSet);
  const letters = [LETTERS, ...languages.map((language) => OWN_LETTERS[language])].join('');
  const missing = [...new Set(letters)].filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) {
    return { fault: `lacks letters of the shop’s languages: ${missing.join(' ')}` };
  }
  const { wght } = font.variationAxes;
  const own = font['OS/2'].usWeightClass;
  const facts: FontFacts = {
    weights: wght ? [wght.min, wght.max] : [own, own],
    fallback: fallbackOf(font, USED_WEIGHTS[role][0]),
    measure: (text) => sizeOf(inWeight(font, BOLDEST), text),
  };
  const numbers = [...facts.weights, ...Object.values(facts.fallback)];
  return numbers.every((number) => number >= 0 && number <= 1_000)
    ? facts
    : { fault: 'has no usable weights or heights' };
}

function fallbackOf(font: Font, weight: number): FontFacts['fallback'] {
  const { unitsPerEm, ascent, descent, lineGap } = font;
  const sizeAdjust = widthOf(font, weight) / ARIAL_WIDTH;
  const percent = (units: number) => (units / unitsPerEm / sizeAdjust) * 100;
  return {
    sizeAdjust: sizeAdjust * 100,
    ascent: percent(ascent),
    descent: percent(Math.abs(descent)),
    lineGap: percent(lineGap),
  };
}

/** Average width of a character of the sample, in em. */
function widthOf(font: Font, weight: number): number {
  return sizeOf(inWeight(font, weight), SAMPLE).width / SAMPLE.length;
}

/** @param weight clamped to the font's range */
function inWeight(font: Font, weight: number): Font {
  const { wght } = font.variationAxes;
  return wght ? font.getVariation({ wght: Math.min(Math.max(weight, wght.min), wght.max) }) : font;
}

/** Characters that the font lacks count as square, because another font provides them. */
function sizeOf(font: Font, text: string): TextSize {
  const glyphs = font.glyphsForString(text);
  const width = glyphs.reduce(
    (sum, { id, advanceWidth }) => sum + (id === 0 ? font.unitsPerEm : advanceWidth),
    0,
  );
  const depth = Math.max(0, ...glyphs.map(({ bbox }) => -bbox.minY));
  return { width: width / font.unitsPerEm, depth: depth / font.unitsPerEm };
}
