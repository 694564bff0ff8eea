import { type Hex, oklchHex, oklchOf, srgbHex } from './color';
import { contrastPairs } from './contrastPairs';
import { type Stops, leastContrast, ownColorOf } from './paint';
import type { Theme } from './themeSchema';
import {
  type RequiredColor,
  derivedColors,
  derivedTokens,
  gradientNames,
  gradientTokens,
  tintNames,
} from './themeTokens';
import type { GradientValue } from './tokenValues';

/** The colours of a shop file. */
export interface ShopColors {
  readonly theme: Theme;
  readonly platforms: readonly { readonly tint: GradientValue }[];
}

/** Two colours of a shop with insufficient contrast. */
export interface ContrastFault {
  /** Foreground and background: names of tokens such as `muted` and `ground`. */
  readonly pair: readonly [foreground: string, ground: string];
  /** Where the pair is used, in plain words. */
  readonly place: string;
  /** Contrast by WCAG 2.2, with the suggestions of previous faults applied. */
  readonly ratio: number;
  readonly needed: number;
  /** The nearest colour that passes. A shop with all suggestions has no faults. */
  readonly suggestion: {
    /** Its field: `theme.color.primary`, `platforms[0].tint[1].color`. */
    readonly name: string;
    readonly value: Hex;
  };
}

/** Colours and gradients by name; `tint 2` is the background of the third platform. */
type Slots = ReadonlyMap<string, Stops>;

const isTint = (slot: string) => slot.startsWith('tint ');

/** Derived backgrounds, which settle before the texts on them. */
const lightGrounds = ['primaryTint', 'well', 'glow', 'highlightTint', 'accentHover'] as const;
const otherLight = ['ground', 'accent', 'accentPale', 'onDark', ...tintNames, 'tint'];

/** Colours that have to be light; all others are dark. */
const lightNames: ReadonlySet<string> = new Set([...lightGrounds, ...otherLight]);

/** The order of settling: few dependencies first. If two colours conflict, the later one changes. */
const requiredOrder = ['ink', 'primary', 'ground', 'accent', 'dark'] as const;
const derivedOrder = [...lightGrounds, ...derivedColors];

const solid = (hex: Hex): Stops => [{ hex, alpha: 1, position: 0 }];

function stopsOf(gradient: GradientValue): Stops {
  let last = 0;
  return gradient.map(({ color, position }) => {
    // As in CSS, a stop's position is at least that of the previous one.
    last = Math.max(last, position);
    return { hex: srgbHex(color), alpha: color.alpha ?? 1, position: last };
  });
}

/** The failing pairs of a colour. While the other colour is not settled, it is at its best. */
function failingPairs(slot: string, slots: Slots): Omit<ContrastFault, 'suggestion'>[] {
  const own = isTint(slot) ? 'tint' : slot;
  const tints = isTint(slot) ? [slot] : [...slots.keys()].filter(isTint);
  const best = (name: string) => solid(lightNames.has(name) ? '#ffffff' : '#000000');
  return contrastPairs.flatMap(({ foreground, ground, layers, place, needed }) => {
    if (![foreground, ...layers].some((name) => ownColorOf(name) === own)) return [];
    const places = layers.includes('tint') && tints.length > 0 ? tints : ['tint'];
    const ratios = places.map((tint) =>
      leastContrast(
        foreground,
        layers,
        (name) => slots.get(name === 'tint' ? tint : name) ?? best(name),
      ),
    );
    const ratio = Math.min(...ratios);
    return ratio < needed ? [{ pair: [foreground, ground], place, ratio, needed }] : [];
  });
}

/** Steps of the binary search, finer than 8 bits. */
const HALVINGS = 10;

/**
 * The colours towards white (1) or black (0) that pass with the least change of lightness, and the same hue
 * and chroma (OKLCH); null if white or black do not pass.
 */
function towards(end: 0 | 1, stops: Stops, passes: (stops: Stops) => boolean) {
  const [limit, first] = end === 1 ? [Math.max, Math.min] : [Math.min, Math.max];
  const limitedTo = (lightness: number): Stops =>
    stops.map((stop) => {
      const [own, chroma, hue] = oklchOf(stop.hex);
      const limited = limit(own, lightness);
      return limited === own ? stop : { ...stop, hex: oklchHex([limited, chroma, hue]) };
    });
  if (!passes(limitedTo(end))) return null;
  const start = first(...stops.map(({ hex }) => oklchOf(hex)[0]));
  let [failing, passing]: [number, number] = [start, end];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (passing + failing) / 2;
    if (passes(limitedTo(middle))) passing = middle;
    else failing = middle;
  }
  return { stops: limitedTo(passing), change: Math.abs(passing - start) };
}

const nearest = (stops: Stops, passes: (stops: Stops) => boolean) =>
  [towards(1, stops, passes), towards(0, stops, passes)]
    .filter((way) => way !== null)
    .sort((one, other) => one.change - other.change)[0];

/** Additional change that a colour may take so that later given ones can stay. */
const COURTESY = 0.06;

function betterStops(slot: string, stops: Stops, slots: Slots, given: Slots): Stops | undefined {
  const passesWith = (others: Slots) => (candidate: Stops) =>
    failingPairs(slot, new Map([...others, [slot, candidate]])).length === 0;
  const passes = passesWith(slots);
  const passesWithGiven = passesWith(new Map([...given, ...slots]));
  const least = nearest(stops, passes);
  const kind = nearest(stops, (each) => passes(each) && passesWithGiven(each));
  return (least && kind && kind.change <= least.change + COURTESY ? kind : least)?.stops;
}

/** The field of a colour in the shop file. */
function fieldOf(slot: string, stop: number): string {
  const at = String(stop);
  if (isTint(slot)) return `platforms[${slot.slice('tint '.length)}].tint[${at}].color`;
  const isGradient = Object.hasOwn(gradientTokens, slot);
  return isGradient ? `theme.gradient.${slot}.$value[${at}].color` : `theme.color.${slot}`;
}

/**
 * All colours of a shop, with missing ones derived to have sufficient contrast.
 * @param isRepairing also replaces given colours that fail
 */
export function settleColors(
  { theme, platforms }: ShopColors,
  isRepairing: boolean,
): { readonly slots: Slots; readonly faults: ContrastFault[] } {
  const given = new Map<string, Stops>();
  for (const name of [...requiredOrder, ...derivedOrder]) {
    const color = theme.color[name];
    if (color) given.set(name, solid(srgbHex(color)));
  }
  for (const name of gradientNames) {
    const gradient = theme.gradient[name];
    if (gradient) given.set(name, stopsOf(gradient));
  }
  for (const [index, { tint }] of platforms.entries()) {
    given.set(`tint ${String(index)}`, stopsOf(tint));
  }
  const slots = new Map<string, Stops>();
  const faults: ContrastFault[] = [];

  function settle(slot: string, stops: Stops): void {
    slots.set(slot, stops);
    const failing = failingPairs(slot, slots);
    if (failing.length === 0 || (given.has(slot) && !isRepairing)) return;
    const better = betterStops(slot, stops, slots, given);
    if (better) slots.set(slot, better);
    // The order of settling leaves white or black for each colour.
    else if (isRepairing) throw new Error(`No colour for ${slot} can be read`);
    if (!better || !given.has(slot)) return;
    for (const fault of failing) {
      for (const [index, { hex: value }] of better.entries()) {
        if (value === stops[index]?.hex) continue;
        faults.push({ ...fault, suggestion: { name: fieldOf(slot, index), value } });
      }
    }
  }

  for (const [slot, stops] of given) settle(slot, stops);
  const five = Object.fromEntries(
    requiredOrder.map((name) => [name, slots.get(name)?.[0]?.hex]),
  ) as Record<RequiredColor, Hex>;
  // Tints keep their colour; text on them gets darker instead.
  for (const name of gradientNames) {
    if (!given.has(name)) settle(name, stopsOf(gradientTokens[name][2](five)));
  }
  for (const name of derivedOrder) {
    if (!slots.has(name)) settle(name, solid(derivedTokens[name][1](five)));
  }
  return { slots, faults };
}

/**
 * The contrast faults of a shop. Several faults may have the same suggestion.
 * @param shop the shop file, or its colours
 */
export const contrastFaults = (shop: ShopColors): ContrastFault[] =>
  settleColors(shop, true).faults;
