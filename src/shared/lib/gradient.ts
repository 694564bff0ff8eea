/** The shades of Tailwind's palette that gradients use; backends send its class names. */
const palette: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  slate: { 500: '#62748e', 600: '#45556c', 700: '#314158', 800: '#1d293d' },
  gray: { 500: '#6a7282', 600: '#4a5565', 700: '#364153', 800: '#1e2939' },
  red: { 500: '#fb2c36', 600: '#e7000b', 700: '#c10007', 800: '#9f0712' },
  orange: { 500: '#ff6900', 600: '#f54900', 700: '#ca3500', 800: '#9f2d00' },
  amber: { 500: '#fe9a00', 600: '#e17100', 700: '#bb4d00', 800: '#973c00' },
  yellow: { 500: '#f0b100', 600: '#d08700', 700: '#a65f00', 800: '#894b00' },
  lime: { 500: '#7ccf00', 600: '#5ea500', 700: '#497d00', 800: '#3c6300' },
  green: { 500: '#00c950', 600: '#00a63e', 700: '#008236', 800: '#016630' },
  emerald: { 500: '#00bc7d', 600: '#009966', 700: '#007a55', 800: '#006045' },
  teal: { 500: '#00bba7', 600: '#009689', 700: '#00786f', 800: '#005f5a' },
  cyan: { 500: '#00b8db', 600: '#0092b8', 700: '#007595', 800: '#005f78' },
  sky: { 500: '#00a6f4', 600: '#0084d1', 700: '#0069a8', 800: '#00598a' },
  blue: { 500: '#2b7fff', 600: '#155dfc', 700: '#1447e6', 800: '#193cb8' },
  indigo: { 500: '#615fff', 600: '#4f39f6', 700: '#432dd7', 800: '#372aac' },
  violet: { 500: '#8e51ff', 600: '#7f22fe', 700: '#7008e7', 800: '#5d0ec0' },
  purple: { 500: '#ad46ff', 600: '#9810fa', 700: '#8200db', 800: '#6e11b0' },
  fuchsia: { 500: '#e12afb', 600: '#c800de', 700: '#a800b7', 800: '#8a0194' },
  pink: { 500: '#f6339a', 600: '#e60076', 700: '#c6005c', 800: '#a3004c' },
  rose: { 500: '#ff2056', 600: '#ec003f', 700: '#c70036', 800: '#a50036' },
};

const STOP = /^(from|via|to)-([a-z]+)-(\d{3})$/;
const COLOR = /^(#[\da-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/deg]+\)|[a-z]+)(\s+\d{1,3}(\.\d+)?%)?$/i;
const CSS_GRADIENT = /^linear-gradient\((.*)\)$/is;
const DIRECTION = /^(to\s+(top|bottom|left|right)(\s+(left|right))?|-?\d{1,3}(\.\d+)?(deg|turn))$/i;

/**
 * Parses a backend's `bgGradient` to a CSS `background-image` value; null if it is invalid.
 * It is either utility classes (`from-blue-600 via-indigo-600 to-purple-600`) or a CSS
 * `linear-gradient(…)`, and never reaches CSS unvalidated.
 */
export function parseGradient(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > 300) return null;
  const text = input.trim();
  return fromClasses(text) ?? fromCss(text);
}

function fromClasses(text: string): string | null {
  const stops = new Map<string, string>();
  for (const name of text.split(/\s+/)) {
    const [, place, hue, shade] = STOP.exec(name) ?? [];
    const color = hue && shade ? palette[hue]?.[shade] : undefined;
    if (place && color) stops.set(place, color);
    else if (!name.startsWith('bg-gradient-to-')) return null;
  }
  const [from, via, to] = [stops.get('from'), stops.get('via'), stops.get('to')];
  if (!from || !to) return null;
  return `linear-gradient(120deg, ${[from, via, to].filter(Boolean).join(', ')})`;
}

function fromCss(text: string): string | null {
  const inside = CSS_GRADIENT.exec(text)?.[1];
  if (inside === undefined) return null;
  const parts = splitArguments(inside);
  const [first = '', ...rest] = parts;
  const colors = DIRECTION.test(first) ? rest : parts;
  if (colors.length < 2 || !colors.every((color) => COLOR.test(color))) return null;
  return `linear-gradient(${parts.join(', ')})`;
}

/** Splits at commas outside of parentheses. */
function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, part.trim()];
}
