import { escapeHtml } from '../../../node/escape';
import type { Hex } from '../../../shop-file/theme/color';
import type { Lettering } from './letters';

/** How much of a logo of 64 by 64 the letter may take. */
const LETTER_HEIGHT = 31;
const LETTER_WIDTH = 36;
/** Middle of the letter: the sun is in the corner. */
const MIDDLE = { x: 30, y: 36 } as const;

interface LogoColors {
  readonly ground: Hex;
  readonly letter: Hex;
  readonly sun: Hex;
}

/** A logo of the first letter of a name, below a sun; the sun alone where the font lacks it. */
export function letterLogo(name: string, letters: Lettering, colors: LogoColors): string {
  const [first = ''] = name.toUpperCase();
  const letter = letterDrawing(first, letters);
  const [x, y, radius] = letter ? [58, 6, 14] : [32, 32, 15];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${escapeHtml(name)}">
  <clipPath id="mark"><rect width="64" height="64" rx="20"/></clipPath>
  <g clip-path="url(#mark)">
    <rect width="64" height="64" fill="${colors.ground}"/>
    <circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="${colors.sun}"/>
    ${letter ? `<path fill="${colors.letter}" ${letter}/>` : ''}
  </g>
</svg>
`;
}

function letterDrawing(first: string, letters: Lettering): string | null {
  const unit = letters.outline(first, 1)?.box;
  if (!unit) return null;
  const size = Math.min(
    LETTER_HEIGHT / (unit.bottom - unit.top),
    LETTER_WIDTH / (unit.right - unit.left),
  );
  const outline = letters.outline(first, size);
  if (!outline) return null;
  const { left, right, top, bottom } = outline.box;
  const x = MIDDLE.x - (left + right) / 2;
  const y = MIDDLE.y - (top + bottom) / 2;
  return `transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" d="${outline.path}"`;
}
