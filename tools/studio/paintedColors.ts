import { luminance } from './themeValues';

/*
 * The colours that a browser has painted, for what can be told: solid grounds and opaque gradients.
 */

export interface Rgba {
  /** 0 to 255. */
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

const COLOR = /rgba?\([^)]*\)|color\(srgb [^)]*\)/g;

/** A computed colour: `rgb(11, 114, 133)`, `rgba(0, 0, 0, 0.5)`, `color(srgb 0.1 0.2 0.3 / 0.4)`. */
export function colorsIn(css: string): Rgba[] {
  return [...css.matchAll(COLOR)].map(([color]) => {
    const isFraction = color.startsWith('color');
    const [red = 0, green = 0, blue = 0, alpha = 1] = [
      ...color.replace('srgb', '').matchAll(/[\d.]+(?:e-?\d+)?/g),
    ].map(Number);
    const scale = isFraction ? 255 : 1;
    return { rgb: [red * scale, green * scale, blue * scale], alpha };
  });
}

/** A colour over an opaque one. */
export function over({ rgb, alpha }: Rgba, ground: Rgba['rgb']): Rgba['rgb'] {
  const mix = (index: 0 | 1 | 2) => rgb[index] * alpha + ground[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

/** WCAG's ratio of two colours. */
export function ratioOf(first: Rgba['rgb'], second: Rgba['rgb']): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const PICTURES = 'img, picture, svg, canvas, video';

/** The grounds that an element may have; none where a picture is below it, or nobody can tell. */
export function groundsOf(element: Element): readonly Rgba['rgb'][] {
  const layers: Rgba[] = [];
  const done = (grounds: readonly Rgba['rgb'][]) =>
    grounds.map((ground) => layers.reduceRight((below, layer) => over(layer, below), ground));
  for (let part: Element | null = element; part; part = part.parentElement) {
    const style = getComputedStyle(part);
    const { backgroundImage, backgroundColor } = style;
    if (hasPaintedPseudo(part)) return [];
    if (backgroundImage !== 'none') {
      const stops = colorsIn(backgroundImage);
      const isSimple = /^linear-gradient\((?:[^()]|\([^()]*\))*\)$/.test(backgroundImage);
      if (!isSimple || stops.length === 0 || stops.some(({ alpha }) => alpha < 1)) return [];
      return done(stops.map(({ rgb }) => rgb));
    }
    const [color] = colorsIn(backgroundColor);
    if (color && color.alpha > 0) {
      if (color.alpha === 1) return done([color.rgb]);
      layers.push(color);
    }
    if (isOverPicture(part, element)) return [];
  }
  return done([[255, 255, 255]]);
}

function hasPaintedPseudo(element: Element): boolean {
  return ['::before', '::after'].some((pseudo) => {
    const { content, position, backgroundColor, backgroundImage } = getComputedStyle(
      element,
      pseudo,
    );
    if (content === 'none' || content === 'normal' || position !== 'absolute') return false;
    return backgroundImage !== 'none' || colorsIn(backgroundColor).some(({ alpha }) => alpha > 0);
  });
}

/** Whether what stands before a part in the same place is a picture, or has one. */
function isOverPicture(part: Element, element: Element): boolean {
  const box = element.getBoundingClientRect();
  for (const sibling of part.parentElement?.children ?? []) {
    if (sibling === part) continue;
    const other = sibling.getBoundingClientRect();
    const isBelow =
      other.left < box.right &&
      box.left < other.right &&
      other.top < box.bottom &&
      box.top < other.bottom;
    if (!isBelow) continue;
    if (sibling.matches(PICTURES) || sibling.querySelector(PICTURES)) return true;
    // A layer of its own, of whatever form.
    if (getComputedStyle(sibling).position === 'absolute') return true;
  }
  return false;
}
