import { SaxesParser, type SaxesTagNS } from 'saxes';
import { escapeHtml } from '../node/escape';

/** A sanitized SVG file, or why it cannot be used. */
export type CleanSvg =
  | { readonly svg: string; readonly width: number; readonly height: number }
  | { readonly fault: string };

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const ELEMENTS_MAX = 5_000;
const DEPTH_MAX = 64;

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Elements that draw. */
const ELEMENTS = words(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile
`);

/** Refused elements with the reason, for the owner. */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['a', 'links belong to the page'],
  ['image', 'save the whole as PNG instead'],
  ['text', 'turn texts into paths, as browsers may not have their font'],
  ['switch', 'save it as plain SVG'],
]);

/** Elements of any namespace that run or load something. */
const DANGEROUS = words(`
  script foreignObject iframe embed object audio video canvas animate animateMotion
  animateTransform set handler listener
`);

/** Metadata of editors, which is removed. */
const NOTES = words('metadata');

const ATTRIBUTES = words(`
  id class style viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength
  transform preserveAspectRatio role aria-label aria-hidden version
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset color opacity display visibility overflow
  clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits filter filterUnits
  primitiveUnits flood-color flood-opacity color-interpolation color-interpolation-filters
  paint-order vector-effect shape-rendering mix-blend-mode isolation transform-origin
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  patternUnits patternContentUnits patternTransform
  marker-start marker-mid marker-end markerUnits markerWidth markerHeight refX refY orient
  in in2 result mode type values operator k1 k2 k3 k4 stdDeviation edgeMode dx dy radius
  tableValues slope intercept amplitude exponent
`);

/** Elements whose `href` refers to another part of the picture. */
const REFERRING = words('use linearGradient radialGradient pattern filter');

class Refused extends Error {}

/**
 * Sanitizes an SVG file with an XML parser: it keeps elements that draw and removes metadata of editors.
 * Anything that runs or loads something is refused by name.
 */
export function cleanSvg(bytes: Buffer): CleanSvg {
  try {
    return clean(bytes);
  } catch (error) {
    if (error instanceof Refused) return { fault: error.message };
    throw error;
  }
}

function clean(bytes: Buffer): CleanSvg {
  const parser = new SaxesParser({ xmlns: true });
  const out: string[] = [];
  const open: SaxesTagNS[] = [];
  /** Depth inside of a removed element. */
  let skipped = 0;
  let count = 0;
  let size: { readonly width: number; readonly height: number } | undefined;
  const uses = { shown: new Set<string>(), within: new Set<string>() };

  parser.on('error', (error) => {
    throw new Refused(`is not well-formed XML: ${error.message}`);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Refused('has entities: save it as plain SVG');
  });
  parser.on('opentag', (tag) => {
    const { local, uri } = tag;
    if (++count > ELEMENTS_MAX) {
      throw new Refused(`has more than ${String(ELEMENTS_MAX)} elements`);
    }
    if (open.length >= DEPTH_MAX) {
      throw new Refused(`is nested deeper than ${String(DEPTH_MAX)} levels`);
    }
    open.push(tag);
    if (DANGEROUS.has(local)) throw new Refused(`has <${local}>, which is not allowed`);
    if (skipped > 0 || uri !== SVG || NOTES.has(local)) {
      if (open.length === 1) throw new Refused('is no SVG picture');
      skipped++;
      return;
    }
    if (!ELEMENTS.has(local)) {
      const why = REFUSED.get(local);
      throw new Refused(
        `has <${local}>, which is not allowed${why === undefined ? '' : `: ${why}`}`,
      );
    }
    const attributes = attributesOf(tag);
    if (open.length === 1) {
      if (local !== 'svg') throw new Refused('is no SVG picture');
      size = sizeOf(attributes);
    }
    const target = local === 'use' ? attributes.get('href') : undefined;
    if (target !== undefined) {
      uses.shown.add(target.slice(1));
      for (const { attributes: outer } of open) {
        if (outer.id) uses.within.add(outer.id.value);
      }
    }
    out.push(`<${local}`);
    if (open.length === 1) out.push(` xmlns="${SVG}"`);
    if (open.length === 1 && !attributes.has('viewBox')) {
      out.push(` viewBox="0 0 ${ownSize(attributes).join(' ')}"`);
    }
    for (const [name, value] of attributes) out.push(` ${name}="${escapeHtml(value)}"`);
    out.push('>');
  });
  parser.on('closetag', ({ local }) => {
    open.pop();
    if (skipped > 0) skipped--;
    else out.push(`</${local}>`);
  });
  const onText = (text: string) => {
    const within = open.at(-1)?.local;
    if (skipped > 0 || within === undefined) return;
    if (within === 'style') checkStyle(text);
    if (within === 'style' || within === 'title' || within === 'desc') out.push(escapeHtml(text));
  };
  parser.on('text', onText);
  parser.on('cdata', onText);

  parser.write(decode(bytes)).close();
  if (!size) throw new Refused('is no SVG picture');
  for (const id of uses.shown) {
    // Nested copies: a few lines can expand to millions of elements.
    if (uses.within.has(id)) throw new Refused('has <use> within what another <use> shows');
  }
  return { svg: out.join(''), ...size };
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('is no text in UTF-8');
  }
}

/** The attributes without those of editors. */
function attributesOf({ local, attributes }: SaxesTagNS): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  for (const { local: name, uri, prefix, value } of Object.values(attributes)) {
    if (/^on/i.test(name)) throw new Refused(`has ${name}="...", which is not allowed`);
    if (name === 'href' || name === 'src') {
      if (!value.startsWith('#')) throw new Refused(`refers to another file in ${name}="..."`);
      if (REFERRING.has(local) && (uri === '' || uri === XLINK)) kept.set('href', value);
    } else if (prefix === '' && ATTRIBUTES.has(name)) {
      if (name === 'style') checkStyle(value);
      else if (!name.startsWith('aria-')) checkPaint(value);
      kept.set(name, value);
    }
  }
  return kept;
}

/** Checks that a paint refers only to parts of the picture. */
function checkPaint(text: string): void {
  const outside = text.replace(/url\(\s*(?:#[\w.:-]+|'#[\w.:-]+'|"#[\w.:-]+")\s*\)/gi, '');
  if (/(?:url|image|image-set|src)\s*\(/i.test(outside)) {
    throw new Refused('refers to another file in a style, with url(...)');
  }
  // An escaped letter could hide a keyword.
  if (text.includes('\\')) throw new Refused('has a style with \\, which is not allowed');
}

function checkStyle(text: string): void {
  const [rule] = /@[\w-]*/.exec(text) ?? [];
  if (rule !== undefined) throw new Refused(`has a style with ${rule}, which is not allowed`);
  checkPaint(text);
}

function sizeOf(attributes: ReadonlyMap<string, string>) {
  const box = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = NaN, height = NaN] = box ?? [0, 0, ...ownSize(attributes)];
  if (!(width > 0 && height > 0 && width < Infinity && height < Infinity)) {
    throw new Refused('must say its size in viewBox="0 0 64 64"');
  }
  return { width, height };
}

const ownSize = (attributes: ReadonlyMap<string, string>) =>
  ['width', 'height'].map((name) => parseFloat(attributes.get(name) ?? ''));
