import type { Hex } from './color';
import { type Settlement, type ShopColors, settledColors } from './settleColors';
import { gradientNames } from './themeSchema';

/** Two colours of a shop that are too much alike to be read. */
export interface ContrastFault {
  /** What is to be seen, and what it is on: names of tokens such as `muted` and `ground`. */
  readonly pair: readonly [foreground: string, ground: string];
  /** Where it shows, in plain words. */
  readonly place: string;
  /** Contrast by WCAG 2.2, beside the colours that are suggested for the faults before this one. */
  readonly ratio: number;
  readonly needed: number;
  /** The nearest colour that passes. All suggestions together make a shop without faults. */
  readonly suggestion: {
    /** Where it belongs: `theme.color.primary`, `platforms[0].tint[1].color`. */
    readonly name: string;
    readonly value: Hex;
  };
}

/**
 * What is hard to read in a shop. Several faults may have the same suggestion.
 * @param shop its file, or what that says about colours
 */
export function contrastFaults(shop: ShopColors): ContrastFault[] {
  return settledColors(shop, true).faults.flatMap(faultsOf);
}

/** One for each colour that has to change. */
function faultsOf({ slot, stops, pair, ratio, better }: Settlement): ContrastFault[] {
  const { foreground, ground, place, needed } = pair;
  return better.flatMap(({ hex }, index) =>
    hex === stops[index]?.hex
      ? []
      : [
          {
            pair: [foreground, ground],
            place,
            ratio,
            needed,
            suggestion: { name: placeOf(slot, index), value: hex },
          },
        ],
  );
}

function placeOf(slot: Settlement['slot'], stop: number): string {
  const at = String(stop);
  const [kind = '', platform = ''] = slot.split(' ');
  if (kind === 'tint') return `platforms[${platform}].tint[${at}].color`;
  const isGradient = gradientNames.some((name) => name === slot);
  return isGradient ? `theme.gradient.${slot}.$value[${at}].color` : `theme.color.${slot}`;
}
