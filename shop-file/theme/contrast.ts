import type { Hex } from './color';
import { type Settlement, type ShopColors, settledColors } from './settleColors';
import { gradientNames } from './themeSchema';

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

/**
 * The contrast faults of a shop. Several faults may have the same suggestion.
 * @param shop the shop file, or its colours
 */
export function contrastFaults(shop: ShopColors): ContrastFault[] {
  return settledColors(shop, true).faults.flatMap(faultsOf);
}

/** One fault for each colour to change. */
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
