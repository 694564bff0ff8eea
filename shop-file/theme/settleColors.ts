import { type Hex, colorValueOf, srgbHex } from './color';
import { type ContrastPair, contrastPairs } from './contrastPairs';
import { type Stops, distance, nearest } from './nearestColor';
import { type Paint, leastContrast, startOf } from './paint';
import { colorRecipes, gradientRecipes } from './recipes';
import {
  type DerivedColor,
  type GradientName,
  type RequiredColor,
  type Theme,
  derivedColors,
  gradientNames,
} from './themeSchema';
import { type PaintName, ownColorOf, paintOf, rgba } from './tokenPaints';
import type { GradientValue } from './tokenValues';

/** The colours of a shop file. */
export interface ShopColors {
  readonly theme: Theme;
  readonly platforms: readonly { readonly tint: GradientValue }[];
}

/** The name of a colour or gradient; `tint 2` is the third platform's background. */
export type SlotName = RequiredColor | DerivedColor | GradientName | `tint ${number}`;

/** A failing pair, and the colour that passes. */
export interface Settlement {
  readonly slot: SlotName;
  readonly stops: Stops;
  readonly pair: ContrastPair;
  readonly ratio: number;
  readonly better: Stops;
}

/**
 * The order of settling: colours with few dependencies first, backgrounds before the texts on them. If two
 * conflict, the later one changes.
 */
const requiredOrder = ['ink', 'primary', 'ground', 'accent', 'dark'] as const;
const groundsFirst: readonly DerivedColor[] = [
  'primaryTint',
  'well',
  'glow',
  'highlightTint',
  'accentHover',
];
const derivedOrder: readonly DerivedColor[] = [
  ...groundsFirst,
  ...derivedColors.filter((name) => !groundsFirst.includes(name)),
];

/** Share of the shore that text covers, from its left. */
const SHORE_UNDER_WORDS = 0.5;

type Slots = ReadonlyMap<SlotName, Stops>;

const stopsOf = (gradient: GradientValue): Stops =>
  gradient.map(({ color, position }) => ({
    hex: srgbHex(color),
    alpha: color.alpha ?? 1,
    position,
  }));

const single = (hex: Hex): Stops => [{ hex, alpha: 1, position: 0 }];

export const hexOf = (stops: Stops | undefined): Hex => stops?.[0]?.hex ?? '#000000';

export const gradientOf = (stops: Stops | undefined): GradientValue =>
  (stops ?? []).map(({ hex, alpha, position }) => ({
    color: { ...colorValueOf(hex), ...(alpha < 1 && { alpha }) },
    position,
  }));

const paints = new WeakMap<Stops, Paint>();

function paintOfStops(slot: SlotName, stops: Stops): Paint {
  const paint = paints.get(stops) ?? madePaint(slot, stops);
  paints.set(stops, paint);
  return paint;
}

function madePaint(slot: SlotName, stops: Stops): Paint {
  let last = 0;
  const paint = stops.map(({ hex, alpha, position }) => {
    // As in CSS, a stop's position is at least that of the previous one.
    last = Math.max(last, position);
    return { color: rgba(hex, alpha), position: last };
  });
  return slot === 'aboutShore' ? startOf(paint, SHORE_UNDER_WORDS) : paint;
}

const kindOf = (slot: SlotName) => (slot.startsWith('tint ') ? 'tint' : slot);

/** The pairs of each colour or gradient. */
const pairsWith = new Map<string | null, ContrastPair[]>();
for (const pair of contrastPairs) {
  for (const own of new Set([pair.foreground, ...pair.layers].map(ownColorOf))) {
    const pairs = pairsWith.get(own) ?? [];
    pairsWith.set(own, [...pairs, pair]);
  }
}

/** Colours that have to be light; all others are dark. */
const lightNames: ReadonlySet<PaintName | null> = new Set([
  ...groundsFirst,
  'ground',
  'accent',
  'accentPale',
  'onDark',
  'warmTint',
  'coolTint',
  'freshTint',
  'tint',
]);

const white: Paint = [{ color: rgba('#ffffff'), position: 0 }];
const black: Paint = [{ color: rgba('#000000'), position: 0 }];

/** The lightest or darkest possible value of a colour. */
const extremeOf = (name: PaintName | null): Paint => (lightNames.has(name) ? white : black);

/**
 * @param tint the platform's, for a pair on its tile
 * @returns the best possible ratio while one of its colours is not settled
 */
function ratioOf({ foreground, layers }: ContrastPair, tint: SlotName | null, slots: Slots) {
  const paint = (name: PaintName): Paint => {
    const own = ownColorOf(name);
    const slot = own === 'tint' ? tint : own;
    const stops = slot === null ? undefined : slots.get(slot);
    return paintOf(name, stops && slot ? paintOfStops(slot, stops) : extremeOf(own));
  };
  const color = paint(foreground)[0]?.color ?? rgba('#000000');
  return leastContrast(color, layers.map(paint));
}

interface Failing {
  readonly pair: ContrastPair;
  readonly ratio: number;
}

/** The failing pairs of a colour with settled ones. */
function failingPairs(slot: SlotName, slots: Slots): readonly Failing[] {
  const tints = [...slots.keys()].filter((name) => name.startsWith('tint '));
  return (pairsWith.get(kindOf(slot)) ?? []).flatMap((pair) => {
    const hasTint = pair.layers.includes('tint');
    const settled = slot.startsWith('tint ') ? [slot] : tints;
    const places = hasTint && settled.length > 0 ? settled : [null];
    const ratio = Math.min(...places.map((tint) => ratioOf(pair, tint, slots)));
    return ratio < pair.needed ? [{ pair, ratio }] : [];
  });
}

/** The given colours of a shop, in the order of settling. */
const givenSlots = ({ theme, platforms }: ShopColors): Slots => {
  const colors = [...requiredOrder, ...derivedOrder].flatMap((name) => {
    const own = theme.color[name];
    return own ? [[name, single(srgbHex(own))] as const] : [];
  });
  const gradients = gradientNames.flatMap((name) => {
    const own = theme.gradient[name];
    return own ? [[name, stopsOf(own)] as const] : [];
  });
  const tints = platforms.map(
    ({ tint }, index) => [`tint ${String(index)}` as SlotName, stopsOf(tint)] as const,
  );
  return new Map<SlotName, Stops>([...colors, ...gradients, ...tints]);
};

/** Additional change that a colour may take so that later given ones can stay. */
const COURTESY = 0.06;

function betterStops(slot: SlotName, stops: Stops, slots: Slots, given: Slots): Stops | null {
  const passesWith = (others: Slots, candidate: Stops) =>
    failingPairs(slot, new Map([...others, [slot, candidate]])).length === 0;
  const all = new Map([...given, ...slots]);
  const passes = (candidate: Stops) => passesWith(slots, candidate);
  const least = nearest(stops, passes);
  const kind = nearest(stops, (each) => passes(each) && passesWith(all, each));
  if (!least || !kind) return least;
  return distance(stops, kind) <= distance(stops, least) + COURTESY ? kind : least;
}

/**
 * All colours of a shop, with missing ones derived to have sufficient contrast.
 * @param isRepairing also replaces given colours that fail
 */
export function settledColors(
  shop: ShopColors,
  isRepairing: boolean,
): { readonly slots: Slots; readonly faults: readonly Settlement[] } {
  const given = givenSlots(shop);
  const slots = new Map<SlotName, Stops>();
  const faults: Settlement[] = [];

  function settle(slot: SlotName, stops: Stops): void {
    slots.set(slot, stops);
    const isGiven = given.has(slot);
    const failing = failingPairs(slot, slots);
    if (failing.length === 0 || (isGiven && !isRepairing)) return;
    const better = betterStops(slot, stops, slots, given);
    if (better) slots.set(slot, better);
    if (!isRepairing) return;
    // The order of settling leaves white or black for each colour.
    if (!better) throw new Error(`No colour for ${slot} can be read`);
    if (isGiven) faults.push(...failing.map((each) => ({ slot, stops, ...each, better })));
  }

  for (const [slot, stops] of given) settle(slot, stops);
  const hex = (name: RequiredColor) => hexOf(slots.get(name));
  const five = {
    primary: hex('primary'),
    dark: hex('dark'),
    accent: hex('accent'),
    ground: hex('ground'),
    ink: hex('ink'),
  };
  // Tints keep their colour; text on them gets darker instead.
  for (const name of gradientNames) {
    if (!given.has(name)) settle(name, stopsOf(gradientRecipes[name](five)));
  }
  for (const name of derivedOrder) {
    if (!given.has(name)) settle(name, single(colorRecipes[name](five)));
  }
  return { slots, faults };
}
